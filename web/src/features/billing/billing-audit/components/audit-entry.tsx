import { ListFilter } from 'lucide-react'
import { accountPlace, transactionPlace, webhookPlace } from '#shared/billing/billing/admin-places.ts'
import type { ListedAuditEntry } from '#shared/billing/billing-audit/contract.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { AuditValues } from './audit-values.tsx'
import { actionWords, entityWords } from './audit-words.ts'

type AuditEntryProps = { entry: ListedAuditEntry; onlyOf: ((userId: string) => void) | undefined }

/** Shows who did what to whose billing, when and why. */
export function AuditEntry({ entry, onlyOf }: AuditEntryProps) {
  const { adminId, adminName, targetUserId, targetUserName = '', reason, createdAt, sequence } = entry
  return (
    <li className="grid gap-x-6 gap-y-2 px-4 py-4 sm:px-5 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 lg:flex-col lg:items-start lg:justify-start">
        <Badge tone="info">{actionWords(entry.action)}</Badge>
        <p className="text-sm text-dim">
          <time dateTime={createdAt}>{localTime(createdAt)}</time>
          <span className="readout ml-2 text-faint">#{sequence}</span>
        </p>
      </div>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-5 gap-y-1">
          <Person label="By" id={adminId} name={adminName} onlyOf={onlyOf} />
          {targetUserId && <Person label="For" id={targetUserId} name={targetUserName} onlyOf={onlyOf} />}
          <Subject entry={entry} />
        </p>
        {reason && (
          <p className="mt-1.5 wrap-anywhere">
            <span className="text-dim">Reason: </span>
            {reason}
          </p>
        )}
        <AuditValues entry={entry} />
      </div>
    </li>
  )
}

type PersonProps = { label: string; id: string; name: string } & Pick<AuditEntryProps, 'onlyOf'>

function Person({ label, id, name, onlyOf }: PersonProps) {
  const isThere = name !== 'Deleted member'
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5">
      <span className="text-dim">{label}</span>
      {isThere ? <TextLink to={accountPlace(id)}>{name}</TextLink> : <span>{name}</span>}
      {onlyOf && (
        <IconButton
          label={`Show only entries of ${name}`}
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
    <span className="inline-flex min-w-0 flex-wrap items-center gap-x-1.5">
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
