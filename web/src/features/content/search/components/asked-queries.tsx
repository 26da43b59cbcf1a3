import { Ban } from 'lucide-react'
import type { AskedQuery } from '#shared/content/search/contract.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { searchPath } from '../search-address.ts'

const figure = (value: number) => value.toLocaleString('en-US')

const withoutWords = ({ withoutResults, searches }: AskedQuery) =>
  withoutResults === 0 ? '–' : `${figure(withoutResults)} (${Math.round((withoutResults / searches) * 100)}%)`

type AskedQueriesProps = {
  title: string
  empty: string
  queries: readonly AskedQuery[]
  onBlock: (term: string) => void
}

/** Queries with how often they were asked. */
export function AskedQueries({ title, empty, queries, onBlock }: AskedQueriesProps) {
  const columns: Column<AskedQuery>[] = [
    {
      id: 'query',
      header: 'Query',
      narrow: 'main',
      cell: (asked) => (
        <>
          <span className="flex items-baseline justify-between gap-3">
            <TextLink to={searchPath({ q: asked.query })} className="min-w-0 break-words">
              {asked.query}
            </TextLink>
            <span className="readout sm:hidden">
              {figure(asked.searches)}
              <span className="sr-only"> searches</span>
            </span>
          </span>
          {asked.withoutResults > 0 && (
            <span className="block text-sm text-dim sm:hidden">{withoutWords(asked)} without results</span>
          )}
        </>
      ),
    },
    { id: 'searches', header: 'Searches', numeric: true, cell: ({ searches }) => figure(searches) },
    { id: 'without', header: 'Without results', numeric: true, cell: withoutWords },
    {
      id: 'block',
      header: 'Block',
      narrow: 'action',
      className: 'w-14',
      cell: ({ query }) => (
        <IconButton
          label={`Block “${query}”`}
          icon={<Ban className="size-4" aria-hidden="true" />}
          onClick={() => onBlock(query)}
        />
      ),
    },
  ]
  return (
    <Panel title={title} flush={queries.length > 0}>
      {queries.length === 0 ? (
        <p className="text-dim">{empty}</p>
      ) : (
        <Table dense caption={title} columns={columns} rows={queries} rowKey={({ query }) => query} />
      )}
    </Panel>
  )
}
