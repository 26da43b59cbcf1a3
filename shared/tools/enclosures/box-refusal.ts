import type { Refusal } from '#shared/refusal.ts'

const sentences = {
  box_no_volume: 'Nothing is left of the volume once panels, driver and port are subtracted.',
  driver_does_not_fit: 'The driver is {depth} deep and the box leaves {space}.',
  panel_larger_than_sheet: '{panel} is larger than the sheet. Use a larger sheet or split the panel.',
} as const

export type BoxRefusal = Refusal<keyof typeof sentences>

/** The refusal of a code, with its values filled in. Lengths come as text, because the reader chooses their unit. */
export const boxRefusal = (
  code: keyof typeof sentences,
  values: Record<string, string> = {},
  path?: string,
): BoxRefusal => ({
  code,
  message: sentences[code].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
  ...(path && { path }),
})
