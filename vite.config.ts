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
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Left alone, what the screens share becomes dozens of tiny files, and each has a price of its own.
          includeDependenciesRecursively: false,
          minShareCount: 2,
          groups: [
            {
              name: 'controls',
              test: /[\\/]lucide-react[\\/]|[\\/]src[\\/]web[\\/]ui[\\/](banner|card|disclosure|field\.|icon|logo|progress|select|when-free)/,
            },
            {
              name: 'step-fields',
              test: /[\\/]src[\\/](domain[\\/]plan[\\/]fields[\\/](?!examples)|web[\\/]workbook[\\/]fields|web[\\/]ui[\\/](gradual|list|number|radio|row|stat|suggestion|text-area))/,
            },
            {
              name: 'text-fields',
              test: /[\\/]src[\\/]web[\\/]ui[\\/](field-group|highlight|password|text-field)/,
            },
            {
              name: 'plan-store',
              test: /[\\/]src[\\/](web[\\/]storage|domain[\\/]plan[\\/](?!fields[\\/]|lists)|domain[\\/]sync[\\/]json|contract[\\/]workbooks)/,
            },
          ],
        },
      },
    },
  },
  // A worker asks for its packages late; found only then, they would reload the page in development.
  optimizeDeps: { include: ['bidi-js', 'fontkit', 'linebreak', 'pdfkit'] },
  // Workers load further parts when they need them.
  worker: { format: 'es', plugins: () => [omitBrotli()] },
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

/** fontkit could read WOFF2 fonts, and carries 50 kB for it. Ours are unpacked before they reach it. */
function omitBrotli(): Plugin {
  const stub = '\0no-brotli'
  return {
    name: 'omit-brotli',
    enforce: 'pre',
    resolveId: (source) => (source === 'brotli/decompress.js' ? stub : null),
    load: (id) =>
      id === stub ? "export default () => { throw new Error('WOFF2 fonts cannot be read') }" : null,
  }
}
