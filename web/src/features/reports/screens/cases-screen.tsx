import { useState } from 'react'
import * as z from 'zod/mini'
import { CaseId, CaseStatus, reportSubjects, SubjectType } from '#shared/reports/report.ts'
import { FilterBar } from '#web/features/lists/filter-bar.tsx'
import { useAddressFilter } from '#web/features/lists/use-address-filter.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { CaseList } from '../components/case-list.tsx'
import { CaseReview } from '../components/case-review.tsx'
import { statusWords } from '../components/status-words.ts'

const caseFilter = {
  status: z._default(CaseStatus, 'open'),
  type: z.optional(SubjectType),
  case: z.optional(CaseId),
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const typeFilter = {
  kind: 'choice',
  name: 'type',
  label: 'What is reported',
  any: 'Everything',
  options: SubjectType.options.map((type) => [type, `${capitalized(reportSubjects[type].label)}s`] as const),
} as const

export const title = 'Reports'

export function Screen() {
  const { filter, setFilter } = useAddressFilter(caseFilter)
  const [heading, setHeading] = useState('Report')
  return (
    <div className="page">
      <ScreenHeader
        title="Reports"
        lead="What members have reported. Comments are hidden from weight 3 on, until you decide."
      />
      <FilterBar parts={[typeFilter]} filter={filter} onChange={setFilter} />
      <Tabs
        label="Status"
        value={filter.status}
        onChange={(status) => setFilter({ status })}
        tabs={CaseStatus.options.map((status) => ({
          id: status,
          label: statusWords[status],
          content: (
            <CaseList
              key={status}
              status={status}
              type={filter.type}
              onOpen={(one) => {
                setHeading(`Reported ${reportSubjects[one.subject.type].label}`)
                setFilter({ case: one.id })
              }}
            />
          ),
        }))}
      />
      <Dialog
        open={filter.case !== undefined}
        wide
        title={heading}
        onClose={() => setFilter({ case: undefined })}
      >
        {filter.case && <CaseReview caseId={filter.case} onDecided={() => setFilter({ case: undefined })} />}
      </Dialog>
    </div>
  )
}
