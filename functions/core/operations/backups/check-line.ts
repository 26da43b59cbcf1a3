import { auditHeads, billingAudit } from '#core/billing/billing-audit/billing-audit.ts'
import { nativeItem } from '#core/platform/db/native-item.ts'
import { platformHolds } from '#core/platform/recovery/platform-hold.ts'
import { administratorsKey } from '#core/platform/users/administrators.ts'
import { type AuditChain, withEntry, withHead } from './audit-accumulator.ts'
import type { AttributeMap } from './export-files.ts'
import * as kinds from './kinds-of-nouns.ts'

type Row = Record<string, unknown>

/** A kind that is written without an entity is only known by its name. */
type Kind = { name: string; shape?: number; read?: (row: Row) => unknown }

/**
 * What is written without a kind, by its keys: also what a restore leaves that is cut off at its very end. The last of
 * them is on laptops only.
 */
const isUnnamed = (pk: string, sk: string) =>
  pk === administratorsKey.pk ||
  (pk === holdKey.pk && sk.startsWith('RESTORE')) ||
  sk.startsWith('UPLOADS_ON#') ||
  sk === 'SEED'

const holdKey = platformHolds.key({})

/** What earlier versions counted, and nothing reads any more. Its rows stay, and do no harm. */
const past = new Set(['directory-month', 'sign-up-permit'])

const kindOf = new Map<string, Kind>(Object.values<Kind>(kinds).map((kind) => [kind.name, kind]))

export type CheckedLine = { pk: string; sk: string; entity: string; problem?: string; row: Row }

/** Reads a line of an export as the platform would read the item. It changes what it is given. */
export function checkLine(item: AttributeMap): CheckedLine {
  const row: Row = nativeItem(item as unknown as Parameters<typeof nativeItem>[0])
  const { pk, sk, entity = '', shape = 1 } = row
  const said = { pk: String(pk), sk: String(sk), entity: String(entity), row }
  const kind = kindOf.get(said.entity)
  if (typeof pk !== 'string' || typeof sk !== 'string') return { ...said, problem: 'has no key' }
  if (!kind && (isUnnamed(pk, sk) || past.has(said.entity))) return said
  if (!kind) return { ...said, problem: 'is of a kind that this version does not know' }
  if (kind.shape !== undefined && Number(shape) > kind.shape)
    return { ...said, problem: 'was written by a newer version' }
  try {
    kind.read?.(row)
    return said
  } catch (error) {
    return { ...said, problem: `is not a valid ${said.entity}: ${firstIssue(error)}` }
  }
}

/** Adds a line to what is known of the billing audit. */
export function followAudit(chain: AuditChain, { entity, problem, row }: CheckedLine): AuditChain {
  if (problem) return chain
  if (entity === billingAudit.name) return withEntry(chain, billingAudit.read(row))
  return entity === auditHeads.name ? withHead(chain, auditHeads.read(row)) : chain
}

/** The field that is wrong, without what it holds. */
function firstIssue(error: unknown): string {
  const [issue] = (error as { issues?: { path: PropertyKey[] }[] }).issues ?? []
  return issue ? `${issue.path.join('.') || 'the whole item'} is wrong` : 'it cannot be read'
}
