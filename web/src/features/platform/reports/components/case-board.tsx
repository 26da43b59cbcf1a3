import { useState } from 'react'
import * as z from 'zod/mini'
import { CaseId, CaseStatus, reportSubjects, type SubjectType } from '#shared/platform/reports/report.ts'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { CaseList } from './case-list.tsx'
import { CaseReview } from './case-review.tsx'
import { statusWords } from './status-words.ts'

const caseFilter = { status: z._default(CaseStatus, 'open'), case: z.optional(CaseId) }

export type CaseBoardProps = {
  /** The subjects of the reports. If they are left out, all are shown. */
  types?: readonly SubjectType[] | undefined
}

/** The cases by their status, and the one that is reviewed, as the address has it. */
export function CaseBoard({ types }: CaseBoardProps) {
  const { filter, setFilter } = useAddressFilter(caseFilter)
  const [heading, setHeading] = useState('Report')
  return (
    <>
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
              types={types}
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
    </>
  )
}
