import { isJudged } from '#shared/rules/rulebooks/competition-format.ts'
import { itemsOf, rubricMaximum } from '#shared/rules/rulebooks/rubric.ts'
import type { Rulebook } from '#shared/rules/rulebooks/rulebook.ts'
import { shortHundredths } from '#shared/rules/scores/show-score.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { Column } from '#web/ui/table.tsx'
import { kindWords } from './format-kind-words.ts'
import { countsWords, effectWords, limitWords } from './rulebook-words.ts'

const named = (name: string, key?: string) => (
  <span className="wrap-anywhere">
    <span className="font-semibold">{name}</span>
    {key && <span className="label text-dim"> {key}</span>}
  </span>
)

const plural = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`

export const classColumns = ({ formats }: Rulebook): Column<Rulebook['classes'][number]>[] => [
  {
    id: 'name',
    header: 'Class',
    narrow: 'title',
    cell: ({ name, key, retired }) => (
      <>
        {named(name, key)} {retired && <Badge>Retired</Badge>}
      </>
    ),
  },
  { id: 'division', header: 'Division', cell: ({ division }) => division || '–' },
  {
    id: 'format',
    header: 'Format',
    cell: ({ formatKey }) => formats.find(({ key }) => key === formatKey)?.name ?? '–',
  },
  { id: 'limit', header: 'For', narrow: 'meta', cell: limitWords },
]

export const formatColumns: Column<Rulebook['formats'][number]>[] = [
  { id: 'name', header: 'Format', narrow: 'title', cell: ({ name }) => named(name) },
  { id: 'kind', header: 'Kind', narrow: 'meta', cell: ({ kind }) => kindWords[kind] },
  {
    id: 'counts',
    header: 'Counting',
    cell: (format) =>
      isJudged(format)
        ? plural(format.judges, 'judge')
        : `${plural(format.runs, 'run')}. ${countsWords[format.counts]}.`,
  },
]

export const rubricColumns: Column<Rulebook['rubrics'][number]>[] = [
  { id: 'name', header: 'Rubric', narrow: 'title', cell: ({ name }) => named(name) },
  {
    id: 'items',
    header: 'Items',
    narrow: 'meta',
    cell: (rubric) =>
      `${plural(rubric.sections.length, 'section')}, ${plural(itemsOf(rubric).length, 'item')}`,
  },
  {
    id: 'maximum',
    header: 'Maximum',
    numeric: true,
    narrow: 'end',
    cell: (rubric) => shortHundredths(rubricMaximum(rubric)),
  },
]

export const violationColumns: Column<Rulebook['violations'][number]>[] = [
  { id: 'name', header: 'Violation', narrow: 'title', cell: ({ name, code }) => named(name, code) },
  {
    id: 'effect',
    header: 'What it costs',
    narrow: 'meta',
    cell: ({ effect, deductHundredths }) =>
      deductHundredths === undefined
        ? effectWords[effect]
        : `${effectWords[effect]} of ${shortHundredths(deductHundredths)}`,
  },
]
