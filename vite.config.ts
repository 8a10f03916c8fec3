import { transformAsync } from '@babel/core'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const serverAddress = `http://localhost:${process.env['API_PORT'] ?? 3001}`

export default defineConfig({
  plugins: [compileReact(), react(), tailwindcss()],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    manifest: true,
    // The worker and font chunks are named by what they hold, so that size reports can be read.
    assetsInlineLimit: 0,
    sourcemap: true,
    target: 'baseline-widely-available',
  },
  server: {
    proxy: { '/api': serverAddress },
  },
})

/** The React Compiler. It comes as a Babel plugin only, so our components take this one extra pass. */
function compileReact(): Plugin {
  return {
    name: 'react-compiler',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/web\/.*\.tsx?$/ },
      async handler(code, id) {
        const result = await transformAsync(code, {
          filename: id,
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          parserOpts: { plugins: ['typescript', 'jsx'] },
          plugins: [['babel-plugin-react-compiler', { target: '19' }]],
        })
        return result?.code ? { code: result.code, map: result.map ?? null } : null
      },
    },
  }
}
