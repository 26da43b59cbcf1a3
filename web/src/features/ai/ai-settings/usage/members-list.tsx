import { useInfiniteQuery } from '@tanstack/react-query'
import type { listAiUsers } from '#shared/ai/ai-settings/admin-contract.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import type { Column } from '#web/ui/table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { aiUsersPagesQuery } from '../api/ai-settings-queries.ts'

type Row = ResponseOf<typeof listAiUsers>['items'][number]

const count = (value: number) => value.toLocaleString('en-US')

const columns: Column<Row>[] = [
  {
    id: 'member',
    header: 'Member',
    narrow: 'title',
    cell: ({ userId, name }) => <TextLink to={`/admin/users/${userId}`}>{name}</TextLink>,
  },
  {
    id: 'calls',
    header: 'Calls',
    numeric: true,
    narrow: 'end',
    cell: ({ calls }) => (
      <>
        {count(calls)}
        <span className="text-dim sm:hidden"> {calls === 1 ? 'call' : 'calls'}</span>
      </>
    ),
  },
  {
    id: 'tokens',
    header: 'Tokens',
    numeric: true,
    narrow: 'note',
    cell: ({ tokens }) => (
      <>
        {count(tokens)}
        <span className="text-dim sm:hidden"> tokens</span>
      </>
    ),
  },
]

/** Who used AI help this month. */
export function MembersList() {
  const pages = useInfiniteQuery(aiUsersPagesQuery)
  return (
    <section aria-labelledby="ai-members" className="grid gap-3">
      <h2 id="ai-members" className="label text-dim">
        Members this month
      </h2>
      <div>
        <TablePanel
          pages={pages}
          failed="The members did not load"
          empty={<p className="text-dim">No member has used AI help this month.</p>}
          caption="Members this month"
          dense
          columns={columns}
          rowKey={({ userId }) => userId}
        />
      </div>
    </section>
  )
}
