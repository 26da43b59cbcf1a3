import { addMessage } from '#core/market/conversations/add-message.ts'
import { startThread } from '#core/market/conversations/start-thread.ts'
import { commit } from '#core/platform/db/commit.ts'
import { caseHeads, cases } from '#core/platform/reports/cases.ts'
import { newId } from '#shared/ids.ts'
import type { Conversation, Message } from '#shared/market/conversations/conversation.ts'
import { reportedConversationId } from '#shared/market/conversations/named-conversation.ts'
import type { Client } from '#test/support/client.ts'
import { putItem } from '#test/support/market-items.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { userIdOf } from '#test/support/records.ts'
import { aPerson, putPeople } from '#test/support/sample-people.ts'
import { unknownId } from '#test/support/unknown-id.ts'

type UserId = Conversation['buyerId']

const unknown = unknownId('cnv')
const nothing = unknownId('itm')

/** Someone whom no other test knows. */
const someone = async (): Promise<UserId> => {
  const person = aPerson()
  await putPeople([person])
  return person.id
}

/** A thread of a buyer with a seller, with an offer that is open. */
async function putThread(sellerId: string, buyerId: UserId) {
  const item = await putItem(sellerId)
  const now = new Date().toISOString()
  const { rows } = await startThread(item.id, buyerId, now)
  const said = { fromId: buyerId, kind: 'offer', text: '', priceCents: 10_000 } as const
  const { conversation, message, writes } = addMessage(rows, said, now)
  await commit(...writes)
  return { item, conversation, message }
}

type Named = { conversationId: Conversation['id']; messageId: Message['id'] }

/** What a seller, or a buyer, can do something with. */
const ofSeller = async (userId: string | undefined): Promise<Named> => {
  if (!userId) return { conversationId: unknown, messageId: unknownId('msg') }
  const { conversation, message } = await putThread(userId, await someone())
  return { conversationId: conversation.id, messageId: message.id }
}

const idOf = (caller?: Client) => (caller ? userIdOf(caller) : undefined)
const shown = async (caller?: Client) => ({ itemId: caller ? (await putItem(await someone())).id : nothing })

const pending = (standing?: { approved?: boolean }) =>
  standing?.approved === false ? ([403, 'account_pending'] as const) : undefined

const foreign =
  <B extends object>(more: (named: Named) => B) =>
  async ({ id }: { id: string }) => {
    const named = await ofSeller(id)
    const { conversationId } = named
    return { input: { params: { conversationId }, ...more(named) }, code: 'conversation_not_found' }
  }

const own =
  <B extends object>(more: (named: Named) => B) =>
  async (caller?: Client) => {
    const named = await ofSeller(idOf(caller))
    const { conversationId } = named
    return { params: { conversationId }, ...more(named) }
  }

const aMessage = () => ({ body: { text: 'Is it still there?' } })
const theMessage = ({ messageId }: Named) => ({ body: { messageId } })
const archived = () => ({ body: { isArchived: true } })
const noItem = async () => ({ input: { params: { itemId: nothing } }, code: 'item_not_found' })

/** A conversation that is a case. */
async function reported() {
  const { conversation } = await putThread(await someone(), await someone())
  const now = new Date().toISOString()
  const id = newId('cas', now)
  const subject = {
    type: 'conversation',
    id: reportedConversationId(conversation.id, conversation.buyerId),
  } as const
  await commit(
    cases.put(
      {
        id,
        subject,
        title: 'A conversation',
        excerpt: '',
        status: 'open',
        reporters: 1,
        weight: 1,
        isHidden: false,
        firstReportAt: now,
        lastReportAt: now,
        version: 1,
      },
      { absent: true },
    ),
    caseHeads.put({ subject, openId: id, version: 1 }, { absent: true }),
  )
  return id
}

export const fixture = {
  listConversations: () => ({ query: { limit: 5 } }),
  getConversation: {
    sample: own(() => ({ query: {} })),
    foreign: foreign(() => ({ query: {} })),
  },
  getMyPlaceOnItem: { sample: async (caller) => ({ params: await shown(caller) }), foreign: noItem },
  startConversation: {
    sample: async (caller) => ({ params: await shown(caller), ...aMessage() }),
    idle: pending,
    foreign: async () => ({ input: { params: { itemId: nothing }, ...aMessage() }, code: 'item_not_found' }),
  },
  makeOffer: {
    sample: async (caller) => ({ params: await shown(caller), body: { priceCents: 10_000 } }),
    idle: pending,
    foreign: async () => ({
      input: { params: { itemId: nothing }, body: { priceCents: 10_000 } },
      code: 'item_not_found',
    }),
  },
  sendMessage: { sample: own(aMessage), idle: pending, foreign: foreign(aMessage) },
  acceptOffer: { sample: own(theMessage), idle: pending, foreign: foreign(theMessage) },
  declineOffer: { sample: own(theMessage), foreign: foreign(theMessage) },
  markConversationRead: { sample: own(theMessage), foreign: foreign(theMessage) },
  archiveConversation: { sample: own(archived), foreign: foreign(archived) },
  readReportedConversation: async (caller) => ({
    params: { caseId: caller ? await reported() : unknownId('cas') },
    query: {},
  }),
} satisfies NounFixture<'conversations'>
