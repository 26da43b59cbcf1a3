import { toolTables } from '#shared/tools/pro-tools/tool-tables.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { tableVersion } from '#test/support/tool-tables.ts'

const named = { params: { table: 'hearing' } } as const

export const fixture = {
  getToolSettings: () => ({}),
  listToolTables: () => ({}),
  saveToolTable: async () => ({
    ...named,
    body: { value: { ...toolTables.hearing.initial }, version: await tableVersion('hearing') },
  }),
  restoreToolTable: async () => ({ ...named, body: { version: await tableVersion('hearing') } }),
  getToolUse: () => ({ query: { days: 7 } }),
} satisfies NounFixture<'proTools'>
