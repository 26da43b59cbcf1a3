import { downloadLink } from '#core/platform/storage/objects.ts'
import type { Protest } from '#shared/competitions/protests/protest.ts'

const seconds = 300

const contentTypes: Record<string, string> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

/** A protest with links to its evidence, which open for a few minutes. */
export async function shownProtest<T extends Protest>(protest: T, now: string): Promise<T> {
  const evidence = await Promise.all(
    protest.evidence.map((key, at) => {
      const extension = key.split('.').at(-1) ?? ''
      const contentType = contentTypes[extension] ?? 'application/pdf'
      return downloadLink({ key, name: `evidence-${at + 1}.${extension}`, contentType, seconds, now })
    }),
  )
  return { ...protest, evidence }
}
