import type { Refusal } from '#shared/refusal.ts'

const sentences = {
  illegal_connection: '{from} cannot be connected to {to}.',
  cable_exists: 'These two are already connected.',
  diagram_too_large: 'A diagram can have up to {max} {what}.',
  not_taken: 'The diagram does not take {what}. {why}',
} as const

export type DiagramRefusal = Refusal<keyof typeof sentences>

/** The refusal of a code, with its values filled in. */
export function diagramRefusal(
  code: keyof typeof sentences,
  values: Record<string, string | number> = {},
): DiagramRefusal {
  return { code, message: sentences[code].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])) }
}
