import { downloadLink } from '#core/platform/storage/objects.ts'
import type { ScoreSheet } from '#shared/competitions/score-sheets/score-sheet.ts'

const seconds = 300

const contentTypes: Record<string, string> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' }

/** A sheet with a link to the picture of its paper, which opens for a few minutes. */
export async function shownSheet(sheet: ScoreSheet, now: string): Promise<ScoreSheet> {
  const { scanUrl: key } = sheet
  if (!key) return sheet
  const extension = key.split('.').at(-1) ?? ''
  const contentType = contentTypes[extension] ?? 'image/jpeg'
  const scanUrl = await downloadLink({ key, name: `sheet.${extension}`, contentType, seconds, now })
  return { ...sheet, scanUrl }
}
