import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { runTool } from './run-tool.ts'

type Imports = { refused: string[]; allowed: string[] }

/** For each layer a file that imports what it may not, in every possible way, and what it may. */
const planted: Record<string, Imports> = {
  'shared/planted/planted.ts': {
    refused: [
      '#core/platform/db/commit.ts',
      '../../functions/core/platform/db/commit.ts',
      './../../functions/core/platform/db/commit.ts',
      './below/../../../lib/local/cloud.ts',
      'fs',
      'node:fs',
      'fs/promises',
      'stripe',
      'zod',
      '@aws-sdk/client-ses',
    ],
    allowed: ['#shared/platform/users/user.ts', './beside.ts', './below/deeper.ts', 'zod/mini', 'ulid'],
  },
  'shared/planted.ts': {
    refused: ['../functions/core/platform/db/commit.ts', '../lib/local/cloud.ts'],
    allowed: ['./users/user.ts'],
  },
  'functions/core/planted/planted.ts': {
    refused: ['#lib/local/cloud.ts', '../../../lib/local/cloud.ts', './../../../web/src/lib/call.ts', 'fs'],
    allowed: [
      '#core/platform/db/commit.ts',
      '#shared/platform/users/user.ts',
      './beside.ts',
      'node:fs',
      'stripe',
    ],
  },
  'functions/api/planted/planted.ts': {
    refused: ['#shared/routes.ts', '../../../shared/routes.ts', '#test/support/client.ts', 'crypto'],
    allowed: ['#core/platform/db/commit.ts', '#shared/platform/users/contract.ts', 'aws-lambda'],
  },
  'web/src/features/planted/screens/planted-screen.tsx': {
    refused: [
      '#core/platform/db/commit.ts',
      '../../../../../functions/core/platform/db/commit.ts',
      '../../../../../lib/local/cloud.ts',
      'node:fs',
      'path',
    ],
    allowed: [
      '#shared/platform/users/user.ts',
      '#web/lib/call.ts',
      '../components/beside.tsx',
      './beside.ts',
      'react',
    ],
  },
  'web/planted.ts': {
    refused: [
      '../lib/local/cloud.ts',
      '../functions/core/platform/db/commit.ts',
      '../test/support/client.ts',
    ],
    allowed: ['./src/lib/call.ts'],
  },
  'lib/local/planted/planted.ts': {
    refused: ['#web/lib/call.ts', '../../../web/src/lib/call.ts', '../../../test/support/client.ts', 'fs'],
    allowed: [
      '#core/platform/db/commit.ts',
      '../cloud.ts',
      '../../table.ts',
      '../test-paypal.ts',
      'node:fs',
      'vite',
    ],
  },
  'test/api/planted.test.ts': {
    refused: ['#test/support/whole-table.ts', '../support/whole-table.ts'],
    allowed: ['#test/support/items-with.ts', '#core/platform/db/commit.ts'],
  },
  'test/api/own-cloud/planted.test.ts': {
    refused: [],
    allowed: ['#test/support/whole-table.ts'],
  },
}

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'layers-')))
const found = new Map<string, Set<number>>()

/** Beside a copy of the rules, so that no other check of the project meets these files. */
beforeAll(async () => {
  const config = JSON.parse(readFileSync(join(import.meta.dirname, '../../biome.json'), 'utf8'))
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...config, vcs: { enabled: false } }))
  mkdirSync(join(folder, 'lib/checks'), { recursive: true })
  copyFileSync(join(import.meta.dirname, 'wall-clock.grit'), join(folder, 'lib/checks/wall-clock.grit'))
  for (const [file, { refused, allowed }] of Object.entries(planted)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), [...refused, ...allowed].map((name) => `import '${name}'\n`).join(''))
  }
  const rules = ['noRestrictedImports', 'useNodejsImportProtocol'].map((rule) => `--only=style/${rule}`)
  const { output } = await runTool('biome', [
    'lint',
    folder,
    `--config-path=${folder}`,
    ...rules,
    '--reporter=github',
    '--max-diagnostics=none',
  ])
  for (const [, path = '', line] of output.matchAll(/^::error .*file=([^,]+),line=(\d+)/gm)) {
    const name = relative(folder, path)
    found.set(name, (found.get(name) ?? new Set()).add(Number(line)))
  }
})

test.each(Object.entries(planted))('%s imports what its layer may and nothing else', (file, imports) => {
  const { refused, allowed } = imports
  const told = [...refused, ...allowed].filter((_, index) => found.get(file)?.has(index + 1))
  expect(told).toEqual(refused)
})
