import * as z from 'zod/mini'
import { line } from '#shared/text.ts'

const isBase = (value: string): boolean => {
  if (!URL.canParse(value)) return false
  const { protocol, username, password, search, hash, port } = new URL(value)
  return protocol === 'https:' && !username && !password && !search && !hash && !port
}

/** The address below which an OpenAI-compatible service answers, such as `https://api.example.com/v1`. */
export const EngineUrl = z.string().check(
  z.trim(),
  z.maxLength(200, 'Must be at most 200 characters'),
  z.overwrite((value) => value.replace(/\/+$/, '')),
  z.refine(isBase, 'Enter an address that begins with https://, without a port, login, or question mark'),
)

/** A service, and the models that it is asked for. Without an embedding model it cannot search. */
export const Engine = z.strictObject({
  baseUrl: EngineUrl,
  model: line(100, 1),
  embeddingModel: z.optional(line(100, 1)),
})
export type Engine = z.infer<typeof Engine>

/** The host that texts are sent to. */
export const hostOf = ({ baseUrl }: Pick<Engine, 'baseUrl'>): string => new URL(baseUrl).hostname
