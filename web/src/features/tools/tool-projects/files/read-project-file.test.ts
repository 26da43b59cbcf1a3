import { expect, test } from 'vitest'
import { startingSystemStudy } from '#shared/tools/audio-systems/starting-system.ts'
import { SystemStudy } from '#shared/tools/audio-systems/system-study.ts'
import { SplStudy } from '#shared/tools/spl-studies/spl-study.ts'
import { startingStudy } from '#shared/tools/spl-studies/starting-study.ts'
import { projectFile } from './project-file.ts'
import { readProjectFile } from './read-project-file.ts'

const spl = { kind: 'spl', schema: SplStudy, newest: 1 } as const
const readStudy = (data: unknown) => readProjectFile(spl, projectFile('spl', 'Burp', data as never))
const refused = (sentence: string) => ({ problem: `This file cannot be opened. ${sentence}` })
const [system] = startingStudy.systems

test('what the calculator and the system designer save can be opened as it was', () => {
  expect(readStudy(startingStudy)).toEqual({ body: startingStudy, name: 'Burp' })
  const file = projectFile('system', 'My car', startingSystemStudy)
  expect(readProjectFile({ kind: 'system', schema: SystemStudy, newest: 1 }, file)).toEqual({
    body: startingSystemStudy,
    name: 'My car',
  })
})

test('a figure beyond what can be typed is refused with its place, its value and the limit', () => {
  expect(readStudy({ ...startingStudy, hz: 5 })).toEqual(refused('hz is 5: Must be between 20 and 80 Hz.'))
  expect(readStudy({ ...startingStudy, systems: [{ ...system, watts: 1e9 }] })).toEqual(
    refused('systems.0.watts is 1000000000: Must be between 0.1 and 100000 W.'),
  )
  expect(readStudy({ ...startingStudy, systems: [{ ...system, drivers: 1.5 }] })).toEqual(
    refused('systems.0.drivers is 1.5: Must be a whole number.'),
  )
  expect(readStudy({ ...startingStudy, systems: [] })).toHaveProperty('problem')
})

test('a file says what of it is missing, unknown or none of the choices', () => {
  const { mode: _, ...noMode } = startingStudy
  expect(readStudy(noMode)).toEqual(refused('mode is missing.'))
  expect(readStudy({ ...startingStudy, score: 160 })).toEqual(refused('score is not known here: remove it.'))
  expect(readStudy({ ...startingStudy, systems: [{ ...system, amplifier: 'x' }] })).toEqual(
    refused('systems.0.amplifier is "x": Must be ab or d.'),
  )
  expect(readStudy([1])).toHaveProperty('problem')
})

test.each([
  ['', 'This is not a file of the SPL calculator.'],
  ['null', 'This is not a file of the SPL calculator.'],
  ['{"schema":"else","kind":"spl","name":"x","data":{}}', 'This is not a file of the SPL calculator.'],
  [
    projectFile('system', 'x', startingSystemStudy),
    'This is not a file of the SPL calculator. Open it in the audio system designer, at /audio-system-designer.',
  ],
  [
    '{"schema":"audio-tools/2","kind":"spl","name":"x","data":{}}',
    'This file was made by a newer version. Reload the page and try again.',
  ],
  [
    projectFile('spl', 'x', { ...startingStudy, schema: 2 }),
    'This file was made by a newer version. Reload the page and try again.',
  ],
  [' '.repeat(70_000), 'The file must be at most 64 KB.'],
])('%.60j is refused', (text, problem) => {
  expect(readProjectFile(spl, text)).toEqual({ problem })
})
