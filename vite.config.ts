import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { type Connect, defineConfig, type Plugin } from 'vite'

const serverAddress = `http://localhost:${process.env['API_PORT'] ?? 3001}`

/** Someone who runs `npm start` is not here to tune plugins. */
const checks = { bundlerTimings: false }

export default defineConfig({
  plugins: [react({ compiler: true }), tailwindcss(), serveSitePages()],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    manifest: true,
    // The worker and font chunks are named by what they hold, so that size reports can be read.
    assetsInlineLimit: 0,
    sourcemap: true,
    target: 'baseline-widely-available',
    rolldownOptions: { checks },
  },
  // React has had this hook for years; packages that still bring a stand-in for it get React's own.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  // A worker asks for its packages late; found only then, they would reload the page in development.
  optimizeDeps: { include: ['bidi-js', 'fontkit', 'linebreak', 'pdfkit'] },
  // Workers load further parts when they need them.
  worker: { format: 'es', plugins: () => [omitBrotli()], rolldownOptions: { checks } },
  server: {
    // The classroom's pages are those of the last build: the server decides who may read them.
    proxy: { '/api': serverAddress, '/learn': serverAddress, '/certificate': serverAddress },
  },
})

/** In development, what the build prerenders is drawn for each visit. */
function serveSitePages(): Plugin {
  const scripts: Record<string, string> = {
    landing: '/src/web/landing/enhance-landing.ts',
    course: '/src/web/course/enhance-course.ts',
  }
  return {
    name: 'site-pages',
    apply: 'serve',
    configureServer(server) {
      const renderPage = async (pathname: string): Promise<string | null> => {
        const { sitePages } = await server.ssrLoadModule('/src/contract/paths.ts')
        const name = Object.keys(sitePages).find((key) => sitePages[key].path === pathname)
        if (name === undefined) return null
        const { renderSitePage } = await server.ssrLoadModule('/src/web/app/prerendered-pages.tsx')
        const { fillSiteTokens } = await server.ssrLoadModule('/src/contract/site-tokens.ts')
        const script = scripts[name]
        const html = renderSitePage(name, {
          style: { href: '/src/web/site/site.css' },
          script: script === undefined ? null : { href: script },
          fonts: [],
          findPicture: (file: string) => `/src/web/landing/pictures/${file}`,
          socialPictures: new Set(),
          samplePlan: null,
          course: JSON.parse(readFileSync('dist/course/course.json', 'utf8')),
          courseVideos: 0,
        })
        const values = { publicUrl: '', copyrightYears: String(new Date().getFullYear()) }
        const operator = { operatorName: '[name]', operatorAddress: '[address]', operatorEmail: '[e-mail]' }
        return server.transformIndexHtml(pathname, fillSiteTokens(html, { ...values, ...operator }))
      }
      const answer = async (
        request: Connect.IncomingMessage,
        response: ServerResponse,
        next: Connect.NextFunction,
      ) => {
        try {
          const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
          const html = wantsPage ? await renderPage(request.url?.split('?', 1)[0] ?? '') : null
          if (html === null) next()
          else response.setHeader('content-type', 'text/html').end(html)
        } catch (error) {
          next(error)
        }
      }
      server.middlewares.use((request, response, next) => {
        void answer(request, response, next)
      })
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
