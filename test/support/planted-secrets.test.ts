import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findPlantedSecrets, planted } from './planted-secrets.ts'

test.each(Object.entries(planted))(
  'a planted %s in a log line is found, with its file and line',
  (_, secret) => {
    const folder = mkdtempSync(join(tmpdir(), 'planted-'))
    mkdirSync(join(folder, 'cloud-1', 'logs'), { recursive: true })
    writeFileSync(join(folder, 'cloud-1', 'logs', 'functions.jsonl'), `{"ok":1}\n{"text":"a ${secret} b"}\n`)
    writeFileSync(join(folder, 'cloud-1', 'identity.json'), secret)
    expect(findPlantedSecrets(folder)).toEqual([{ file: 'cloud-1/functions.jsonl', line: 2 }])
    rmSync(folder, { recursive: true })
  },
)
