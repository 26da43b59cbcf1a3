import { ChevronRight, ListFilter } from 'lucide-react'
import type { ReactNode } from 'react'
import { accountPlace, transactionPlace, webhookPlace } from '#shared/billing/billing/admin-places.ts'
import type { ListedAuditEntry } from '#shared/billing/billing-audit/contract.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { AuditValues } from './audit-values.tsx'
import { actionWords, entityWords } from './audit-words.ts'

type OnlyOf = ((userId: string) => void) | undefined

/** Entries that are alike are one line, which unfolds into theirs. */
export function AuditRun({ run, onlyOf }: { run: readonly ListedAuditEntry[]; onlyOf: OnlyOf }) {
  const [newest] = run
  const oldest = run.at(-1)
  if (!newest || !oldest) return null
  if (run.length === 1) return <AuditEntry entry={newest} onlyOf={onlyOf} />
  return (
    <Fold
      line={
        <>
          <Badge tone="info">{actionWords(newest.action)}</Badge>
          <span className="min-w-0 truncate">
            {newest.adminName}, <strong>{run.length} entries</strong>
          </span>
          <When from={oldest.createdAt} to={newest.createdAt} />
        </>
      }
    >
      <ol className="divide-y divide-line border-t border-line pl-4">
        {run.map((entry) => (
          <li key={entry.id}>
            <AuditEntry entry={entry} onlyOf={onlyOf} />
          </li>
        ))}
      </ol>
    </Fold>
  )
}

/** Shows who did what and when; and unfolded, to whose billing and why. */
function AuditEntry({ entry, onlyOf }: { entry: ListedAuditEntry; onlyOf: OnlyOf }) {
  const { adminId, adminName, targetUserId, targetUserName = '', reason, createdAt, sequence } = entry
  return (
    <Fold
      line={
        <>
          <Badge tone="info">{actionWords(entry.action)}</Badge>
          <span className="min-w-0 truncate">
            {adminName}
            {targetUserId && <span className="text-dim"> for {targetUserName}</span>}
          </span>
          <When to={createdAt} />
        </>
      }
    >
      <div className="min-w-0 px-4 pb-4 sm:pr-5 sm:pl-12">
        <p className="flex flex-wrap items-center gap-x-5 gap-y-1">
          <Person label="By" id={adminId} name={adminName} onlyOf={onlyOf} />
          {targetUserId && <Person label="For" id={targetUserId} name={targetUserName} onlyOf={onlyOf} />}
          <Subject entry={entry} />
          <span className="readout text-sm text-faint">#{sequence}</span>
        </p>
        {reason && (
          <p className="mt-1.5 wrap-anywhere">
            <span className="text-dim">Reason: </span>
            {reason}
          </p>
        )}
        <AuditValues entry={entry} />
      </div>
    </Fold>
  )
}

/** A native disclosure: it answers to Enter and Space, and the search of the browser opens it. */
function Fold({ line, children }: { line: ReactNode; children: ReactNode }) {
  return (
    <details className="group/fold">
      <summary className="flex min-h-12 cursor-pointer list-none flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 hover:bg-raised sm:flex-nowrap sm:px-5 [&::-webkit-details-marker]:hidden">
        <ChevronRight className="size-4 shrink-0 text-dim [[open]>summary>&]:rotate-90" aria-hidden="true" />
        {line}
      </summary>
      {children}
    </details>
  )
}

/** An instant, or the time from one to another. */
function When({ from, to }: { from?: string; to: string }) {
  return (
    <span className="text-sm text-dim sm:ml-auto sm:shrink-0">
      {from && localTime(from) !== localTime(to) && (
        <>
          <time dateTime={from}>{localTime(from)}</time> to{' '}
        </>
      )}
      <time dateTime={to}>{localTime(to)}</time>
    </span>
  )
}

type PersonProps = { label: string; id: string; name: string; onlyOf: OnlyOf }

function Person({ label, id, name, onlyOf }: PersonProps) {
  const isThere = name !== 'Deleted member'
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5">
      <span className="text-dim">{label}</span>
      {isThere ? <TextLink to={accountPlace(id)}>{name}</TextLink> : <span>{name}</span>}
      {onlyOf && (
        <IconButton
          label={`Show only ${name}’s entries`}
          icon={<ListFilter className="size-4" aria-hidden="true" />}
          onClick={() => onlyOf(id)}
        />
      )}
    </span>
  )
}

function Subject({ entry }: { entry: ListedAuditEntry }) {
  const to = subjectPlace(entry)
  const named = entityWords(entry.entityType)
  return (
    <span className="inline-flex min-w-0 flex-wrap items-center gap-x-2">
      <span className="text-dim">About</span>
      {to ? <TextLink to={to}>{named}</TextLink> : <span>{named}</span>}
      {entry.entityId !== 'all' && (
        <code className="readout text-xs text-dim wrap-anywhere">{entry.entityId}</code>
      )}
    </span>
  )
}

/** Returns the screen of an entry's subject, if there is one. */
function subjectPlace({ entityType, entityId, targetUserId }: ListedAuditEntry): string | undefined {
  if (entityType === 'webhook') return webhookPlace(entityId)
  if (entityType === 'transactions') return '/admin/billing?tab=transactions'
  if (entityType === 'transaction' && targetUserId) return transactionPlace(targetUserId, entityId)
  if (entityType === 'subscription' && targetUserId) return accountPlace(targetUserId)
  return undefined
}
