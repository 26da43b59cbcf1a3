import * as z from 'zod/mini'
import { Engine, hostOf } from '#shared/ai/ai-settings/engine.ts'
import { engineOf } from '#web/features/ai/ai-settings/service/service-values.ts'

/** The service in use, to change what differs. Its host may no longer be allowed. */
export const planValues = (engine: Engine | undefined, hosts: readonly string[]) => ({
  host: engine && hosts.includes(hostOf(engine)) ? hostOf(engine) : (hosts[0] ?? ''),
  path: engine ? new URL(engine.baseUrl).pathname : '/v1',
  model: engine?.model ?? '',
  embeddingModel: engine?.embeddingModel ?? '',
})
type PlanValues = ReturnType<typeof planValues>

const Typed = z.object({
  host: z.string().check(z.minLength(1, 'Required')),
  path: z.string(),
  model: z.string(),
  embeddingModel: z.string(),
})

/** Checks the typed values as the server checks what is sent. */
export const planSchema: z.ZodMiniType<{ to: Engine }, PlanValues> = z.pipe(
  Typed.check(({ value, issues }) => {
    const { error } = z.safeParse(Engine, engineOf(value))
    for (const { path, message } of error?.issues ?? []) {
      const field = path[0] === 'baseUrl' ? 'path' : String(path[0])
      issues.push({ code: 'custom', input: value, message, path: [field] })
    }
  }),
  z.transform((typed) => ({ to: z.parse(Engine, engineOf(typed)) })),
)
