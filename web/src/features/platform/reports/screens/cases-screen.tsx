import * as z from 'zod/mini'
import { reportSubjects, SubjectType } from '#shared/platform/reports/report.ts'
import type { ReportSubjects } from '#shared/platform/reports/report-subjects.ts'
import { FilterBar } from '#web/features/platform/lists/filter-bar.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { capitalized } from '../components/capitalized.ts'
import { CaseBoard } from '../components/case-board.tsx'

const pluralOf = ({ label, plural = `${label}s` }: ReportSubjects[string]) => plural

const subjectFilter = { type: z.optional(SubjectType) }

const typeFilter = {
  kind: 'choice',
  name: 'type',
  label: 'What is reported',
  any: 'Everything',
  options: SubjectType.options.map((type) => [type, capitalized(pluralOf(reportSubjects[type]))] as const),
} as const

export const title = 'Reports'

export function Screen() {
  const { filter, setFilter } = useAddressFilter(subjectFilter)
  return (
    <div className="page">
      <ScreenHeader title="Reports" lead="Comments with weight 3+ are hidden until you decide." />
      <FilterBar parts={[typeFilter]} filter={filter} onChange={setFilter} />
      <CaseBoard types={filter.type && [filter.type]} />
    </div>
  )
}
