/**
 * Who may import whom in src. A row names folders of rows above it only, so that there can be no cycles:
 * `domain/plan` is that folder with all inside it, `domain/*` all such folders above, `server` the files of src/server.
 * What a layer shares, each of its folders may import too. `inside` lists a folder's parts, `.` being its own files:
 * each may import those before it.
 *
 * @typedef {string | { imports: string, inside: string }} Row what it may import, separated by spaces
 * @type {{ reason: string, shared?: string, folders: Record<string, Row> }[]}
 */
export const layers = [
  {
    reason: 'The domain is pure: it imports itself only, from the ground up.',
    folders: {
      'domain/html': '',
      'domain/wording': '',
      'domain/diagnostics': '',
      'domain/accounts': '',
      'domain/commerce': 'domain/wording',
      'domain/page-texts': 'domain/commerce',
      'domain/plan': {
        imports: 'domain/wording',
        inside: '. address lists fields templates templates/examples',
      },
      'domain/finance': 'domain/wording domain/plan',
      'domain/forecast': {
        imports: 'domain/wording domain/plan domain/finance',
        inside: 'inputs engine drivers statements printed figures stress traces .',
      },
      'domain/named-figures': 'domain/plan domain/forecast',
      'domain/drawings': 'domain/wording domain/plan',
      'domain/sync': 'domain/plan',
      'domain/course': 'domain/plan',
      'domain/sharing': 'domain/plan',
    },
  },
  {
    reason: 'The advisor is pure: it imports the domain and itself only, from the ground up.',
    shared: 'domain/* advisor/*',
    folders: {
      'advisor/facts': { imports: '', inside: 'claims . agreement' },
      'advisor/wording': '',
      'advisor/advice': '',
      'advisor/articles': '',
      'advisor/model-replies': '',
      'advisor/forecast-draft': '',
      'advisor/rules': {
        imports: '',
        inside: '. belief law market money people time words agreement lender all',
      },
      'advisor/review': '',
      'advisor/answers': '',
      'advisor/quick-actions': '',
      'advisor/course': '',
      advisor: '',
    },
  },
  {
    reason: 'The contract belongs to both sides: it imports the domain and the advisor’s types only.',
    folders: { contract: 'domain/* advisor/advice' },
  },
  {
    reason: 'Exports turn a plan into a file: they import the domain and themselves only.',
    shared: 'domain/*',
    folders: {
      'exports/document': { imports: '', inside: '. drawings sections readers' },
      'exports/summary': 'exports/document',
      'exports/forecast': 'exports/document exports/summary',
      'exports/course': 'exports/document',
      'exports/svg': 'exports/document',
      'exports/docx': 'exports/document exports/svg',
      'exports/xlsx': { imports: 'exports/document', inside: 'file formulas sheets .' },
      'exports/html': 'exports/document exports/svg',
      'exports/markdown': 'exports/document',
      'exports/pdf': {
        imports: 'exports/document exports/course',
        inside: 'file fonts text page flow drawings .',
      },
      exports: 'exports/document exports/summary exports/forecast',
      'exports/sharing': 'exports/document exports',
    },
  },
  {
    reason: 'What the server’s features stand on knows none of them.',
    folders: {
      'server/database': 'domain/commerce',
      'server/adapters': { imports: 'domain/commerce server/database', inside: 'assistant mail payments' },
      'server/http': 'domain/diagnostics contract server/database',
      'server/rate-limits': 'server/database server/http',
      'server/bodies': 'server/http server/rate-limits',
      'server/tasks': 'server/database',
      'server/metrics': 'contract server/http',
      'server/threads': 'server/http',
      'server/incoming-plans':
        'domain/plan contract server/http server/rate-limits server/bodies server/threads',
      'server/mail': {
        imports: 'domain/* server/database server/adapters/mail',
        inside: 'templates replies .',
      },
    },
  },
  {
    reason: 'A feature never imports another: src/server/app.ts composes them.',
    shared: 'domain/* contract server/database server/http server/rate-limits',
    folders: {
      'server/accounts': { imports: 'server/mail', inside: '. self-service' },
      'server/workbooks': 'server/incoming-plans',
      'server/assistant': 'advisor/advice advisor/review server/adapters/assistant server/incoming-plans',
      'server/commerce': 'server/adapters/payments server/mail',
      'server/course': 'advisor/course exports exports/markdown server/incoming-plans server/mail',
      'server/sharing': 'server/tasks server/metrics',
      'server/client-errors': '',
      'server/health': '',
      'server/settings': '',
      'server/site': '',
      'server/statistics': 'server/tasks server/metrics server/mail server/bodies',
    },
  },
  {
    reason: 'The threads that read plans do what features need of the advisor.',
    shared: 'domain/* contract advisor advisor/*',
    folders: {
      'server/plan-thread':
        'server/http server/adapters/assistant server/threads server/incoming-plans server/assistant server/course server/workbooks',
    },
  },
  {
    reason:
      'The server composes its features, the operator’s commands use them, and nothing imports the commands.',
    shared: 'domain/* contract server/*',
    folders: {
      server: '',
      'server/admin': { imports: 'server', inside: 'terminal command-line commands .' },
    },
  },
  {
    reason: 'Primitives carry no product words: they import primitives only.',
    folders: {
      'web/styles': { imports: '', inside: 'first-letters .' },
      'web/loading': '',
      'web/ui': {
        imports: 'web/loading',
        inside: 'browser display buttons notices parts fields layers lists',
      },
      'web/gallery': 'web/ui',
    },
  },
  {
    reason: 'What several groups of screens share knows none of them.',
    shared: 'domain/* contract web/loading',
    folders: {
      'web/navigation': '',
      'web/api': '',
      'web/session': 'web/api',
      'web/storage': '',
      'web/cloud-copies': 'web/api web/storage',
      'web/export-worker': 'exports exports/*',
      'web/advisor-worker': 'advisor advisor/advice advisor/review',
      'web/workbook-to-advisor': '',
      'web/sharing': 'web/storage',
      'web/offline': 'web/ui',
      'web/site': 'web/ui',
    },
  },
  {
    reason: 'A group of screens never imports another: src/web/app composes them.',
    shared: 'domain/* contract web/loading',
    folders: {
      'web/landing': { imports: 'web/site', inside: 'pictures .' },
      'web/course': 'web/site',
      'web/legal': 'web/site',
      'web/learn':
        'exports exports/course exports/document web/ui web/site web/storage web/offline web/export-worker',
      'web/reviewer':
        'advisor/advice exports exports/document exports/html exports/sharing web/ui web/site web/sharing web/export-worker',
      'web/account': {
        imports: 'web/ui web/navigation web/api web/session web/storage web/cloud-copies',
        inside: '. settings',
      },
      'web/checkout': 'web/ui web/navigation web/api web/session',
      'web/dashboard': 'web/ui web/navigation web/api web/session web/storage web/cloud-copies',
      'web/assistant':
        'advisor/advice advisor/model-replies advisor/review web/ui web/navigation web/api web/session web/storage web/workbook-to-advisor web/advisor-worker',
      'web/workbook': {
        imports:
          'exports exports/summary exports/sharing advisor/advice advisor/forecast-draft advisor/review advisor/rules web/ui web/navigation web/api web/session web/storage web/cloud-copies web/export-worker web/advisor-worker web/workbook-to-advisor web/sharing',
        inside:
          'editor opening drawings export-actions preview saving title undo advisor-slot cloud-sync fields templates conflict sidebar steps/forecast/worker steps/forecast/calculation steps/forecast/fields steps/forecast/draft steps/forecast/months-by-hand steps/forecast steps/forecast/sales steps/forecast/costs-and-people steps/forecast/funding steps/forecast/results plan-end steps current-step review sharing history cloud-controls unsaved-words .',
      },
    },
  },
  {
    reason: 'The shell composes the groups of screens, and nothing imports it.',
    folders: { 'web/app': 'domain/* contract web/*' },
  },
]

/**
 * What may be imported as a type only, or named as the program of a thread, although a row above allows more.
 *
 * @type {{ folders: string, importers: string, except: string, reason: string }[]}
 */
export const typesOnly = [
  {
    folders: 'advisor server/plan-thread',
    importers: 'contract server',
    except: 'server/plan-thread',
    reason: 'what reads a plan runs on other threads, so that no one’s plan keeps everyone waiting.',
  },
]

/**
 * The folder that may import what is known only at run time, and those whose `import()` it asks for.
 *
 * @type {{ folder: string, importers: string, reason: string }}
 */
export const partLoader = {
  folder: 'web/loading',
  importers: 'web',
  reason:
    'only through `loadPart(() => import(…))`, which asks again for a file that was missing, cut off or remembered as failed.',
}

/**
 * Which part of src may import which packages. A name that ends in `/` or `:` covers all that begin with it.
 *
 * @type {{ packages: string, importers: string, reason: string }[]}
 */
export const packages = [
  {
    packages: 'zod/mini',
    importers: 'domain advisor contract server web exports/sharing',
    reason: 'Exports turn a plan into a file and parse nothing but a copy from another browser.',
  },
  { packages: 'zod', importers: '', reason: 'One Zod for all: zod/mini, a quarter of the size.' },
  {
    packages: 'minisearch',
    importers: 'advisor/articles/search-articles.ts',
    reason: 'The advisor searches in one file.',
  },
  {
    packages: 'diff',
    importers: 'advisor/advice',
    reason: 'The advice compares texts.',
  },
  {
    packages: 'stripe nodemailer ai @ai-sdk/',
    importers: 'server/adapters',
    reason: 'Vendor SDKs are imported by adapters only.',
  },
  { packages: 'pg libsql', importers: 'server/database', reason: 'Database drivers stay in one folder.' },
  { packages: 'node: fastify kysely', importers: 'server', reason: 'Only the server runs in Node.' },
  {
    packages: '@fastify/static cookie secure-json-parse',
    importers: 'server/http',
    reason: 'One folder speaks HTTP.',
  },
  {
    packages: 'ipaddr.js',
    importers: 'server/rate-limits',
    reason: 'One file says whom an address counts for.',
  },
  { packages: '@node-rs/argon2', importers: 'server/accounts', reason: 'One feature knows passwords.' },
  { packages: 'prom-client', importers: 'server/metrics', reason: 'It is loaded with a token only.' },
  {
    packages: 'pdfkit fontkit linebreak bidi-js',
    importers: 'exports/pdf',
    reason: 'They are fetched with the first PDF.',
  },
  { packages: 'docx', importers: 'exports/docx', reason: 'It is fetched with the first Word file.' },
  {
    packages: 'react react-dom lucide-react zustand @tanstack/react-query',
    importers: 'web',
    reason: 'Only the front end draws screens.',
  },
  { packages: 'radix-ui', importers: 'web/ui', reason: 'Screens use our own primitives.' },
  {
    packages: 'wouter',
    importers: 'web/navigation',
    reason: 'Paths and search parameters are typed in #web/navigation/navigation.tsx.',
  },
  { packages: '@stripe/', importers: 'web/checkout', reason: 'The card form is fetched there only.' },
  { packages: 'pdfjs-dist', importers: 'web/workbook', reason: 'It draws the preview.' },
]
