import { type ProPart, proPart } from '#shared/tools/pro-tools/pro-part.ts'
import type { SplMode, SplStudy, SplSystem } from './spl-study.ts'

/** The modes and the terms of a study that are part of the Pro membership. */
export const proPartsOfStudy = ({ mode, systems }: SplStudy): ProPart[] => [
  ...proMode(mode),
  ...systems
    .slice(1)
    .map((_, more) =>
      proPart('compared', `systems.${1 + more}`, 'Two systems side by side', 'Keep one of them'),
    ),
  ...systems.flatMap(proTerms),
]

function proMode(mode: SplMode): ProPart[] {
  if (mode === 'design')
    return [proPart(mode, 'mode', 'Levels from the curves of your own designs', 'Go back to Quick')]
  if (mode === 'meter')
    return [proPart(mode, 'mode', 'Adding the levels of several sources', 'Go back to Quick')]
  return []
}

const proTerms = ({ box, cabin, heat }: SplSystem, at: number): ProPart[] => [
  ...(box.kind === 'curve'
    ? [proPart('curve', `systems.${at}.box`, 'The curve of a design', 'Enter the gain of the box')]
    : []),
  ...(cabin.kind === 'measured'
    ? [proPart('measured', `systems.${at}.cabin`, 'A measured cabin', 'Choose a vehicle')]
    : []),
  ...(heat.kind === 'none'
    ? []
    : [proPart('heat', `systems.${at}.heat`, 'Power compression', 'Leave heat out')]),
]
