import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { type BuildEnvironmentOptions, defineConfig, type Plugin } from 'vite'
import { amplifyNumbers } from './lib/bundle/amplify-numbers.ts'
import { cardParts } from './lib/bundle/card-parts.ts'
import { prepareStyles } from './web/src/app/critical-styles.ts'

const dist = join(import.meta.dirname, 'web/dist')
const productionRouter = join(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs')

/** Sonner writes its styles into the page when it loads; ours come as a file. */
function sonnerWithoutInjectedStyles(): Plugin {
  return {
    name: 'sonner-without-injected-styles',
    transform: {
      filter: { id: /node_modules\/sonner\/dist\/index\.mjs/ },
      handler: (code) => ({ code: code.replace(/^__insertCSS\(".*"\);?$/m, ''), map: null }),
    },
  }
}

function numbersOfAmplify() {
  const { find, replacement } = amplifyNumbers
  return {
    name: 'numbers-of-amplify',
    resolveId: { filter: { id: find }, handler: () => replacement },
  }
}

/** Modules that run only in answer to a person and would make every start of the server slower. */
const browserOnly =
  /\/web\/src\/(lib\/session\/identity\.ts|ui\/toaster\.tsx|app\/member-services\.ts|features\/.+\/(bell-popover|user-menu-content|cropper|rich-text|comparison|diagram-editor|visitor-diagram)\.tsx|features\/.+\/state-shapes\.ts)$/

function withoutBrowserParts(): Plugin {
  return {
    name: 'without-browser-parts',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    load: { filter: { id: browserOnly }, handler: () => 'export {}' },
  }
}

/** A screen asks for all its parts together, instead of the shell knowing that for every screen. */
function hoistedImports(): Plugin {
  return {
    name: 'hoisted-imports',
    generateBundle(_, bundle) {
      const needs = (file: string, found = new Set<string>()) => {
        const chunk = bundle[file]
        if (chunk?.type !== 'chunk' || found.has(file)) return found
        found.add(file)
        for (const imported of chunk.imports) needs(imported, found)
        return found
      }
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.isDynamicEntry) continue
        const own = new Set([chunk.fileName, ...chunk.imports])
        const further = [...needs(chunk.fileName)].filter((file) => !own.has(file))
        // Imports are hoisted, so that at the end they change neither what runs first nor the lines above.
        chunk.code += further.map((file) => `import"./${basename(file)}";`).join('')
      }
    },
  }
}

type ManifestChunk = { file: string; imports?: string[]; assets?: string[]; css?: string[] }

/** Runs before the page is drawn and waits for nothing else; and stylesheets, which stay files of their own. */
const isStart = (id: string) => /\/web\/src\/(app\/boot\.|lib\/first-paint\.|styles\/)|\.css$/.test(id)

/** Much text that few screens show, however many load what names it. */
const isText = (id: string) => /\/shared\/platform\/(places\/(countries|regions)|words\/fold)\.ts$/.test(id)

/** The form library, by far the largest of all shared parts, and what nothing but a form needs. */
const isForm = (id: string) =>
  /node_modules\/(react-hook-form|@hookform|@standard-schema)\/|\/platform\/forms\/(use-schema-form|use-draft|use-submit|field-errors|focus-first-error)\./.test(
    id,
  )

/** What is kept on the device, which editors without the form library do, too. */
const isDraft = (id: string) => /\/(lib\/drafts|platform\/forms\/is-same)\./.test(id)

/** Lists that grow page by page. */
const isPagedList = (id: string) =>
  /\/modern\/(useInfiniteQuery|infiniteQueryObserver)\.|\/(ui\/load-more|lib\/use-read-on|platform\/lists\/cursor-list)\./.test(
    id,
  )

const screens = readdirSync(join(import.meta.dirname, 'web/src/features'), {
  recursive: true,
  encoding: 'utf8',
})

/** As many parts of the app as are 65 of every 100 screens: with more screens it takes more to be a part of most. */
const most = Math.round(0.65 * screens.filter((file) => /\/screens\/[^/]+-screen\.tsx$/.test(file)).length)

/** Fewer requests: without these a screen is thirty files, most of them of a few hundred bytes. */
const sharedFiles = [
  // The part that every page needs, however many screens share some of it.
  { name: 'frame', tags: ['$initial' as const], test: (id: string) => !isStart(id), priority: 3 },
  // React Flow and the editor of pages share it: neither loads the other for it.
  { name: 'store', test: (id: string) => id.includes('node_modules/use-sync-external-store'), priority: 3 },
  // React Flow, which the canvas of diagrams alone needs, apart from the parts that it draws.
  { name: 'flow', test: (id: string) => /node_modules\/(@xyflow|d3-|zustand)/.test(id), priority: 2 },
  // The parts of most screens; with more in it, screens would load what they do not use. What is large, or comes
  // together, has a file of its own below, whether most screens need it or not: then no size jumps at any share.
  {
    name: 'parts',
    minShareCount: most,
    test: (id: string) => !isText(id) && !isForm(id) && !isPagedList(id),
    priority: 1,
  },
  { name: 'drafts', test: isDraft, priority: 0.5 },
  { name: 'forms', test: isForm },
  { name: 'lists', test: isPagedList },
]

/** Screens of visitors with a sheet of their own, whose first paint takes rules from it, too. */
const pageSheets = [
  'src/features/app/home/screens/home-screen.tsx',
  'src/features/content/cms-pages/screens/cms-page-screen.tsx',
]

/** The tags the server writes into the head of every page, from the browser’s build. */
function builtAssets(): object {
  const manifest: Record<string, ManifestChunk> = JSON.parse(
    readFileSync(join(dist, 'manifest.json'), 'utf8'),
  )
  const chunk = (name: string): ManifestChunk => {
    const found = manifest[name]
    if (!found) throw new Error(`${name} is not in the browser's build: build that first`)
    return found
  }
  const text = (file: string) => readFileSync(join(dist, 'client', file), 'utf8').trim()
  const css = (name: string) => text(chunk(name).file)
  const closure = (name: string, chunks = new Set<ManifestChunk>()) => {
    if (chunks.has(chunk(name))) return chunks
    chunks.add(chunk(name))
    for (const imported of chunk(name).imports ?? []) closure(imported, chunks)
    return chunks
  }
  const sheets = new Set(pageSheets.flatMap((name) => [...closure(name)].flatMap((one) => one.css ?? [])))
  return {
    boot: `/${chunk('src/app/boot.ts').file}`,
    client: [...closure('src/app/client.tsx')].map(({ file }) => `/${file}`),
    adminScreens: `/${chunk('src/app/admin-screens.ts').file}`,
    styles: `/${chunk('src/app/page.css').file}`,
    rules: prepareStyles([css('src/app/page.css'), ...[...sheets].map(text)].join('')),
    standIns: css('src/styles/stand-ins.css'),
    stylesheets: [],
  }
}

/** Hot reloading starts in a module instead of an inline script, so the content security policy stays as it is. */
const developmentBoot = `import '/@vite/client'
import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
if (location.pathname === '/_local/ui') await import('/src/app/gallery.tsx')
else await import('/src/app/boot.ts')`

/** Says in `page-assets.ts` what the browser's build is made of, and serves the start of development. */
function pageAssets(): Plugin {
  let building = false
  return {
    name: 'page-assets',
    configResolved(config) {
      building = config.command === 'build'
    },
    resolveId: {
      filter: { id: /^virtual:development-boot$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: [/^\0virtual:development-boot$/, /\/src\/app\/page-assets\.ts$/] },
      handler(id) {
        if (id.endsWith('development-boot')) return developmentBoot
        return building
          ? `export const pageAssets = JSON.parse(${JSON.stringify(JSON.stringify(builtAssets()))})`
          : null
      },
    },
  }
}

/** The builds: what browsers load, what the server renders with, and the page of components. */
const builds = {
  browser: {
    outDir: 'dist/client',
    manifest: true,
    rolldownOptions: {
      input: [
        'web/src/app/boot.ts',
        'web/src/app/client.tsx',
        'web/src/app/page.css',
        'web/src/styles/stand-ins.css',
      ],
      preserveEntrySignatures: 'allow-extension',
      output: {
        // The shell names the file of every screen: short names keep it small.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: { groups: sharedFiles },
      },
    },
  },
  server: {
    outDir: 'dist/server',
    copyPublicDir: false,
    target: 'node20',
    rolldownOptions: { input: 'web/src/app/server.tsx', output: { codeSplitting: false } },
  },
  gallery: {
    outDir: 'dist/gallery',
    copyPublicDir: false,
    rolldownOptions: {
      input: { gallery: 'web/src/app/gallery.tsx' },
      output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
    },
  },
} satisfies Record<string, BuildEnvironmentOptions>

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  root: 'web',
  base: mode === 'gallery' ? '/_local/ui/' : '/',
  appType: 'custom',
  plugins: [
    react(),
    tailwindcss(),
    cardParts(),
    sonnerWithoutInjectedStyles(),
    pageAssets(),
    withoutBrowserParts(),
    hoistedImports(),
  ],
  optimizeDeps: {
    entries: ['src/app/client.tsx', 'src/app/gallery.tsx'],
    exclude: ['sonner'],
    // Aliases are for our own files; what development prepares of packages is resolved by itself.
    rolldownOptions: { plugins: [numbersOfAmplify()] },
  },
  resolve: {
    alias: [
      amplifyNumbers,
      // The package names its development half for every use.
      ...(command === 'build' ? [{ find: 'react-router-dom', replacement: productionRouter }] : []),
    ],
  },
  // The server's build is self-contained: one file that a Lambda can import, with React in production mode.
  ...(command === 'build' &&
    isSsrBuild && {
      ssr: { noExternal: true as const },
      // Vite leaves this to the server's environment, which the laptop does not set: it would render with React's
      // development half, at three times the work.
      define: { 'process.env.NODE_ENV': '"production"' },
    }),
  build: {
    emptyOutDir: true,
    minify: true,
    modulePreload: false,
    assetsInlineLimit: 0,
    ...(isSsrBuild ? builds.server : mode === 'gallery' ? builds.gallery : builds.browser),
  },
}))
