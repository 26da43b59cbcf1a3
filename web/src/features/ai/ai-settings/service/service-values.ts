import * as z from 'zod/mini'
import { type AiSettings, AiSettingsFields } from '#shared/ai/ai-settings/ai-settings.ts'
import { Engine, hostOf } from '#shared/ai/ai-settings/engine.ts'

type ServiceSettings = Pick<AiSettings, 'engine' | 'temperature' | 'maxOutputTokens'>

/** The service as it is typed. No host means no service. */
export const serviceValues = ({ engine, temperature, maxOutputTokens }: ServiceSettings) => ({
  host: engine ? hostOf(engine) : '',
  path: engine ? new URL(engine.baseUrl).pathname : '/v1',
  model: engine?.model ?? '',
  embeddingModel: engine?.embeddingModel ?? '',
  temperature: String(temperature),
  maxOutputTokens: String(maxOutputTokens),
})
export type ServiceValues = ReturnType<typeof serviceValues>

type TypedEngine = Pick<ServiceValues, 'host' | 'path' | 'model' | 'embeddingModel'>

export const engineOf = ({ host, path, model, embeddingModel }: TypedEngine) => ({
  baseUrl: `https://${host}/${path.trim().replace(/^\/+/, '')}`,
  model,
  ...(embeddingModel.trim() && { embeddingModel }),
})

const Temperature = z.pipe(
  z
    .string()
    .check(z.trim(), z.regex(/^\d?(\.\d{1,3})?$/, 'Enter a number such as 0.3'), z.minLength(1, 'Required')),
  z.pipe(z.transform(Number), AiSettingsFields.shape.temperature),
)
const Longest = z.pipe(
  z.string().check(z.trim(), z.regex(/^\d{1,6}$/, 'Enter a whole number')),
  z.pipe(z.transform(Number), AiSettingsFields.shape.maxOutputTokens),
)

const Typed = z.object({
  host: z.string(),
  path: z.string(),
  model: z.string(),
  embeddingModel: z.string(),
  temperature: Temperature,
  maxOutputTokens: Longest,
})

/** Checks the typed values as the server checks what is sent. */
export const serviceSchema: z.ZodMiniType<ServiceSettings, ServiceValues> = z.pipe(
  Typed.check(({ value, issues }) => {
    if (!value.host) return
    const { error } = z.safeParse(Engine, engineOf(value))
    for (const { path, message } of error?.issues ?? []) {
      const field = path[0] === 'baseUrl' ? 'path' : String(path[0])
      issues.push({ code: 'custom', input: value, message, path: [field] })
    }
  }),
  z.transform(({ temperature, maxOutputTokens, ...typed }) => ({
    engine: typed.host ? z.parse(Engine, engineOf(typed)) : undefined,
    temperature,
    maxOutputTokens,
  })),
)
