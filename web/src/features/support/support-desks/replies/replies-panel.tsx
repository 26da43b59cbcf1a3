import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { type CannedReply, mostReplies } from '#shared/support/support-desks/canned-reply.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { FilterSearch } from '#web/features/platform/lists/filter-search.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Table } from '#web/ui/table.tsx'
import { savedRepliesKey, savedRepliesQuery } from '../api/desk-settings-queries.ts'
import type { SettingsApi } from '../api/settings-api.ts'
import { ReplyDialog } from './reply-dialog.tsx'
import { foundReplies, readableReply } from './reply-values.ts'

const fields = { q: z.optional(z.string().check(z.maxLength(80))) }
const fewReplies = 8

/** The replies that a desk has prepared: found, added, changed, and deleted. */
export function RepliesPanel({ api }: { api: SettingsApi }) {
  const replies = useQuery(savedRepliesQuery(api))
  const { filter, setFilter } = useAddressFilter(fields)
  const [edited, setEdited] = useState<{ reply?: CannedReply }>()
  const [deleted, setDeleted] = useState<CannedReply>()
  const remove = useDeleteReply(api)
  if (replies.isError && !replies.data)
    return (
      <QueryFailure
        title="The replies did not load"
        error={replies.error}
        retrying={replies.isFetching}
        onRetry={() => void replies.refetch()}
      />
    )
  if (!replies.data)
    return (
      <Panel flush>
        <ListSkeleton rows={5} />
      </Panel>
    )
  const all = replies.data.items
  const shown = foundReplies(all, filter.q ?? '')
  const add = (
    <Button data-own variant="primary" disabled={all.length >= mostReplies} onClick={() => setEdited({})}>
      <Plus aria-hidden="true" className="size-4" />
      Add a reply
    </Button>
  )
  return (
    <>
      {all.length === 0 ? (
        <Panel>
          <EmptyState title="No prepared replies yet" action={add}>
            Save answers you send often. Type # and the shortcut to insert one.
          </EmptyState>
        </Panel>
      ) : (
        <div className="grid gap-5">
          <div className="flex flex-wrap items-end justify-between gap-3">
            {all.length > fewReplies || filter.q ? (
              <search className="min-w-0 flex-1 basis-56 sm:max-w-md">
                <FilterSearch
                  label="Search replies"
                  placeholder="Title, shortcut, or words"
                  q={filter.q ?? ''}
                  onChange={(q) => setFilter({ q })}
                />
              </search>
            ) : (
              <p className="text-sm text-dim">In an answer, # and a shortcut insert a reply.</p>
            )}
            {add}
          </div>
          {all.length >= mostReplies && (
            <p className="text-sm text-dim">A desk can have up to 200 replies. Delete one to add another.</p>
          )}
          {shown.length === 0 ? (
            <EmptyState title="Nothing found.">Try other words, or clear the search.</EmptyState>
          ) : (
            <Panel flush>
              <RepliesTable replies={shown} onEdit={(reply) => setEdited({ reply })} onDelete={setDeleted} />
            </Panel>
          )}
        </div>
      )}
      {edited && <ReplyDialog api={api} reply={edited.reply} onClose={() => setEdited(undefined)} />}
      {deleted && (
        <ConfirmCommand
          danger
          command={remove}
          input={deleted.id}
          title={`Delete “${deleted.title}”?`}
          description={`#${deleted.shortcut} inserts nothing from then on. Answers that were sent stay as they are.`}
          confirmLabel="Delete reply"
          done="Reply deleted"
          onClose={() => setDeleted(undefined)}
        />
      )}
    </>
  )
}

function useDeleteReply(api: SettingsApi) {
  const queryClient = useQueryClient()
  const readAgain = () => queryClient.invalidateQueries({ queryKey: savedRepliesKey(api.deskId) })
  return useCommand({ send: api.deleteReply, onDone: readAgain, onStale: readAgain })
}

type RepliesTableProps = {
  replies: readonly CannedReply[]
  onEdit: (reply: CannedReply) => void
  onDelete: (reply: CannedReply) => void
}

const RepliesTable = ({ replies, onEdit, onDelete }: RepliesTableProps) => (
  <Table
    caption="Prepared replies"
    rows={replies}
    rowKey={({ id }) => id}
    columns={[
      {
        id: 'title',
        header: 'Reply',
        narrow: 'title',
        cell: ({ title, text }) => (
          <>
            <span className="font-semibold">{title}</span>
            <span className="line-clamp-1 text-sm font-normal text-dim max-sm:hidden">
              {readableReply(text)}
            </span>
          </>
        ),
      },
      {
        id: 'shortcut',
        header: 'Shortcut',
        narrow: 'meta',
        cell: ({ shortcut }) => <span className="readout text-sm whitespace-nowrap">#{shortcut}</span>,
      },
      {
        id: 'actions',
        header: 'Actions',
        numeric: true,
        narrow: 'action',
        cell: (reply) => (
          <span data-own className="flex justify-end">
            <IconButton
              label={`Edit “${reply.title}”`}
              icon={<Pencil aria-hidden="true" className="size-4" />}
              onClick={() => onEdit(reply)}
            />
            <IconButton
              label={`Delete “${reply.title}”`}
              icon={<Trash2 aria-hidden="true" className="size-4" />}
              onClick={() => onDelete(reply)}
            />
          </span>
        ),
      },
    ]}
  />
)
