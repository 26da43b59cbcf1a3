import { join } from 'node:path'

let built: Promise<string> | undefined

/** The script in place of Stripe.js, as one file for a script element; made on demand. */
export function buildShim(): Promise<string> {
  built ??= import('esbuild').then(async ({ build }) => {
    const { outputFiles } = await build({
      entryPoints: [join(import.meta.dirname, 'shim', 'stripe.ts')],
      bundle: true,
      write: false,
      format: 'iife',
      target: 'es2022',
    })
    return outputFiles[0]?.text ?? ''
  })
  return built
}
