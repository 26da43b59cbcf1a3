import type { NounInfra } from '#lib/noun-infra.ts'

const write = { table: ['get', 'query', 'batchGet', 'put', 'update', 'check'] } as const

export const conversations = {
  routes: {
    listConversations: { table: ['get', 'query', 'batchGet'] },
    getConversation: { table: ['get', 'query', 'batchGet'] },
    getMyPlaceOnItem: { table: ['get'] },
    startConversation: write,
    sendMessage: write,
    makeOffer: write,
    acceptOffer: write,
    declineOffer: write,
    markConversationRead: { table: ['get', 'query', 'put'] },
    archiveConversation: { table: ['get', 'put'] },
    readReportedConversation: { table: ['get', 'query', 'batchGet', 'put'] },
  },
  consumers: {
    pushMessage: {
      entry: 'events/market/message-sent/push.ts',
      on: { fact: 'message.sent' },
      table: ['get', 'query', 'delete'],
      pushesLive: true,
      env: ['LIVE_ENDPOINT'],
    },
    notifyOfMessage: {
      entry: 'events/market/message-sent/notify.ts',
      on: { fact: 'message.sent' },
      table: ['get', 'batchGet', 'put', 'update'],
    },
    mailOfMessage: {
      entry: 'events/market/message-sent/mail.ts',
      on: { fact: 'message.sent' },
      table: ['get', 'put'],
    },
    raiseFlaggedConversation: {
      entry: 'events/market/conversation-flagged/raise-case.ts',
      on: { fact: 'conversation.flagged' },
      table: ['get', 'put'],
    },
    warnOfSuspendedMember: {
      entry: 'events/platform/account-suspended/warn-of-scam.ts',
      on: { fact: 'account.suspended' },
      table: ['get', 'query', 'put', 'update'],
      // One who wrote to many; who is not told by then is told when the delivery is repeated.
      timeoutSeconds: 300,
    },
  },
} satisfies NounInfra<'conversations'>
