import type { Metafile, Plugin } from 'esbuild'

/**
 * A module that a function loads only when it needs it, from its own file: it is too large to be read at each start of
 * a function that seldom needs it. By the name of the file, the module below `functions/`.
 */
export const parts: Record<string, string> = {
  cities: 'core/platform/places/cities.ts',
  'clean-html': 'core/platform/html/clean-html.ts',
  'encode-picture': 'core/platform/pictures/encode-picture.ts',
  'event-picture': 'core/events/events/event-picture.ts',
  'invoice-pdf': 'core/billing/invoices/invoice-pdf.ts',
  'mapped-zone': 'core/platform/places/mapped-zone.ts',
  'published-document': 'core/platform/openapi/published-document.ts',
  'receipt-pdf': 'core/billing/transactions/receipt-pdf.ts',
  'result-sheet-pdf': 'core/competitions/competitions/result-sheet-pdf.ts',
  'zip-points': 'core/platform/places/zip-points.ts',
}

const fileOf = (part: string) => `./${part}.mjs`

/** Leaves a part out of the bundles that import it dynamically, and has them look for it beside themselves. */
export const leavePartsOut: Plugin = {
  name: 'apart',
  setup(build) {
    for (const [part, entry] of Object.entries(parts)) {
      const file = entry.split('/').at(-1) ?? ''
      build.onResolve({ filter: new RegExp(`/${file.replace('.', '\\.')}$`) }, ({ kind }) =>
        kind === 'dynamic-import' ? { path: fileOf(part), external: true } : undefined,
      )
    }
  },
}

/** Tells whether a bundle imports a part. */
export const asksFor = (part: string, { imports }: Metafile['outputs'][string]): boolean =>
  imports.some(({ path }) => path === fileOf(part))
