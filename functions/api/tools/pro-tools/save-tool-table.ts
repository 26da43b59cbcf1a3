import * as z from 'zod/mini'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { changeTable } from '#core/tools/pro-tools/change-table.ts'
import { AppError } from '#shared/errors.ts'
import { saveToolTable as contract } from '#shared/tools/pro-tools/contract.ts'
import type { OfferedTemplates } from '#shared/tools/pro-tools/offered-templates.ts'
import { toolTables } from '#shared/tools/pro-tools/tool-tables.ts'
import { SavedDesign } from '#shared/tools/subwoofer-designs/saved-design.ts'
import { templateDanger } from '#shared/tools/subwoofer-designs/template-danger.ts'

async function saveToolTable({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { table } = params
  const { value, version } = body
  const parsed = z.safeParse(toolTables[table].schema as z.ZodMiniType<Record<string, unknown>>, value)
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ path, message }) => ({
      path: ['body', 'value', ...path.map(String)].join('.'),
      message,
    }))
    throw new AppError('invalid', 'validation_failed', errors[0]?.message ?? 'Enter a table', { errors })
  }
  if (table === 'templates') assertSound(parsed.data as OfferedTemplates)
  return changeTable({ actor, table, value: parsed.data, version, what: 'Changed', remember }, now)
}

/** Refuses a template that members would begin with although its own checks speak against it. */
function assertSound({ rows }: OfferedTemplates): void {
  rows.forEach(({ name, design }, at) => {
    if (design === undefined) return
    const read = SavedDesign.safeParse(design)
    const danger = read.success ? templateDanger(read.data) : read.error.issues[0]?.message
    if (danger === undefined) return
    const message = `${name} does not pass its own checks. ${danger}`
    throw new AppError('invalid', 'validation_failed', message, {
      errors: [{ path: `body.value.rows.${at}.design`, message }],
    })
  })
}

export const handler = endpoint(contract, saveToolTable)
