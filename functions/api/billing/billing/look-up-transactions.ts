import { findTransactions } from '#core/billing/transactions/find-transactions.ts'
import { amountTerm, providerTerm, transactionsWith } from '#core/billing/transactions/transaction-terms.ts'
import {
  type StoredTransaction,
  transactions,
  transactionsPartition,
} from '#core/billing/transactions/transactions.ts'
import { withMembers } from '#core/billing/transactions/with-members.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { findUsers } from '#core/platform/users/find-users.ts'
import { lookUpTransactions as contract, mostLookedUp } from '#shared/billing/billing/lookup-contract.ts'
import { transactionQuestion } from '#shared/billing/billing/transaction-question.ts'
import type { Page } from '#shared/platform/http/page.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'

/** More members than these are better told apart in the list of accounts. */
const mostMembers = 3

export async function lookUpTransactions({
  query: { q },
}: ApiRequest<typeof contract>): Promise<ResponseOf<typeof contract>> {
  const question = transactionQuestion(q)
  if (question.by === 'member') return ofMembers(question.text)
  const { items, nextCursor } = await found(question)
  return {
    by: question.by === 'amount' ? 'amount' : 'id',
    items: await withMembers(items),
    more: nextCursor !== undefined,
    ...(question.by === 'amount' && { amountCents: question.cents }),
    members: [],
  }
}

type Exact = Exclude<ReturnType<typeof transactionQuestion>, { by: 'member' }>

function found(question: Exact): Promise<Page<StoredTransaction>> {
  if (question.by === 'amount') return transactionsWith(amountTerm(question.cents), { limit: mostLookedUp })
  if (question.by === 'provider') return transactionsWith(providerTerm(question.id), { limit: mostLookedUp })
  const { id } = question
  return transactions.list({ index: 'gsi3', pk: transactionsPartition, between: [id, id], limit: 1 })
}

/** The latest of each of the members, joined. */
async function ofMembers(text: string): Promise<ResponseOf<typeof contract>> {
  const { items: rows } = await findUsers({ q: text, sort: 'name', direction: 'asc', limit: mostMembers })
  const members = rows.map(({ id, name, email }) => ({ id, name, email }))
  const pages = await Promise.all(members.map(({ id }) => findTransactions(id, { limit: mostLookedUp })))
  const newest = pages.flatMap(({ items }) => items).toSorted((a, b) => (a.id < b.id ? 1 : -1))
  return {
    by: 'member',
    items: await withMembers(newest.slice(0, mostLookedUp)),
    more: newest.length > mostLookedUp || pages.some(({ nextCursor }) => nextCursor !== undefined),
    members,
  }
}

export const handler = endpoint(contract, lookUpTransactions)
