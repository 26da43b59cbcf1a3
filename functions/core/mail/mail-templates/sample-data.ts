import { env } from '#core/env.ts'
import { samples } from './samples.ts'

/** The samples, with addresses below that of this site. */
export function sampleData(): Record<string, string> {
  const siteUrl = env('SITE_URL')
  const filled = Object.entries(samples).map(([name, sample]) => [
    name,
    sample.replace('{{siteUrl}}', siteUrl),
  ])
  return { siteUrl, ...Object.fromEntries(filled) }
}
