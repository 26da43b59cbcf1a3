import { commit } from '#core/platform/db/commit.ts'
import { emailClaims } from '#core/platform/users/email-claims.ts'
import { requestOriginals } from '#core/support/support-requests/requests.ts'
import type { Client } from '#test/support/client.ts'
import { contactMessage } from '#test/support/contact-message.ts'
import { newEmail } from '#test/support/new-member.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { putPerson } from '#test/support/put-person.ts'
import { userIdOf } from '#test/support/records.ts'
import {
  aFile,
  atForeignDesk,
  atOwnDesk,
  linked,
  ofForeignDesk,
  ownDesk,
  ownRequest,
  platformRequest,
  unknownMessage,
  unknownRequest,
} from '#test/support/request-samples.ts'
import { guestRequest, request } from '#test/support/support-customers.ts'
import { putMessage, putRequest, requestNow } from '#test/support/support-requests.ts'

type Named = { requestId: typeof unknownRequest }
type Given = Parameters<typeof ownRequest>[1]

const code = 'request_not_found'
const captchaToken = () => `laptop-captcha:support:${crypto.randomUUID()}`
const text = 'Here is one thing more.'
const solved = { status: 'solved' } as const
const said = { body: { text } }
const rated = { body: { score: 'good', comment: '' } } as const
const file = { fileId: aFile.id }
const nothing = () => ({})

/** A request of the caller, and one of someone else. */
const own = <More extends object>(more: () => More, given: Given = {}) => ({
  sample: async (caller?: Client) => ({ params: { requestId: await ownRequest(caller, given) }, ...more() }),
  foreign: async ({ client }: { client: Client }) => ({
    input: { params: { requestId: await ownRequest(client, given) }, ...more() },
    code,
  }),
})

/** A request at the desk of the caller’s organization, and one at the desk of someone else’s. */
const atDesk = <More extends object>(more: (of: Named) => More | Promise<More>, given: Given = {}) => ({
  sample: async (caller?: Client) => {
    const params = await atOwnDesk(caller, given)
    return { params, ...(await more(params)) }
  },
  foreign: async (owner: { id: string }) => {
    const { caller, params } = await atForeignDesk(owner)
    return { caller, input: { params, ...(await more(params)) }, code }
  },
})

/** The desk itself. */
const ofDesk = <More extends object>(more: () => More) => ({
  sample: async (caller?: Client) => ({
    params: await ownDesk(caller ? userIdOf(caller) : undefined),
    ...more(),
  }),
  foreign: async (owner: { id: string }) => {
    const { caller, params } = await ofForeignDesk(owner)
    return { caller, input: { params, ...more() }, code: 'desk_not_found' }
  },
})

const versionOf = async ({ requestId }: Named) =>
  requestId === unknownRequest ? 1 : (await requestNow(requestId)).version

const changed = async (of: Named) => ({ body: { priority: 'high', version: await versionOf(of) } }) as const

/** The number of another request of the same person. */
const merged = async (of: Named) => {
  const known = of.requestId === unknownRequest ? undefined : await requestNow(of.requestId)
  const twin = known && (await putRequest({ email: known.requester.email, deskId: known.deskId }))
  return { body: { intoNumber: twin?.number ?? 'S-999999999', version: await versionOf(of) } }
}

/** A mail whose HTML is kept. */
async function mailed({ requestId }: Named) {
  if (requestId === unknownRequest) return unknownMessage
  const { message } = await putMessage(requestId, { via: 'email', hasOriginal: true })
  const original = { requestId, messageId: message.id, html: '<p>Hello</p>', version: 1 }
  await commit(requestOriginals.put(original, { absent: true }))
  return message.id
}

const forAgents =
  <More extends object>(more: (of: Named) => More | Promise<More>) =>
  async (caller?: Client) => {
    const params = { requestId: await platformRequest(caller) }
    return { params, ...(await more(params)) }
  }

const many = (requestId: typeof unknownRequest) => ({
  body: { ids: [requestId], change: { kind: 'priority', priority: 'low' } as const },
})

async function someonesEmail(caller: Client | undefined): Promise<string> {
  if (!caller) return newEmail()
  const { id: userId, email } = await putPerson()
  await commit(emailClaims.put({ email, userId, version: 1 }, { absent: true }))
  return email
}

export const fixture = {
  createSupportRequest: { sample: () => ({ body: request() }), caller: 'shared' },
  listMySupportRequests: () => ({ query: { tab: 'waiting' } }),
  getMySupportRequest: own(() => ({ query: {} })),
  writeToSupportRequest: { ...own(() => said), caller: 'shared' },
  solveSupportRequest: own(nothing),
  reopenSupportRequest: own(nothing, solved),
  rateSupportRequest: own(() => rated, solved),
  createSupportFileLink: {
    sample: async (caller) => ({ params: { requestId: await ownRequest(caller), ...file } }),
    foreign: async ({ client }) => ({
      input: { params: { requestId: await ownRequest(client), ...file } },
      code,
    }),
  },

  sendGuestRequest: () => ({ body: guestRequest() }),
  sendContactMessage: () => ({ body: contactMessage() }),
  openGuestRequest: async (caller) => ({ query: {}, body: await linked(caller) }),
  confirmGuestRequest: async (caller) => ({ body: await linked(caller, { status: 'unconfirmed' }) }),
  answerAsGuest: async (caller) => ({ body: { ...(await linked(caller)), text } }),
  solveAsGuest: async (caller) => ({ body: { ...(await linked(caller)), solved: true } }),
  rateAsGuest: async (caller) => ({ body: { ...(await linked(caller, solved)), ...rated.body } }),
  createGuestUpload: async (caller) => ({
    body: { ...(await linked(caller)), contentType: 'image/png', bytes: 68 },
  }),
  createGuestFileLink: async (caller) => ({ body: { ...(await linked(caller)), ...file } }),
  sendGuestLink: () => ({ body: { email: newEmail(), captchaToken: captchaToken() } }),

  listSupportRequests: () => ({ query: { desk: 'platform', view: 'open', priority: 'high' } }),
  countSupportRequests: () => ({ query: {} }),
  openRequestForMember: async (caller) => ({
    body: { email: await someonesEmail(caller), category: 'account', subject: 'Your account', text },
  }),
  getSupportRequest: forAgents(() => ({ query: {} })),
  answerSupportRequest: forAgents(() => said),
  addSupportNote: forAgents(() => said),
  updateSupportRequest: forAgents(changed),
  mergeSupportRequests: forAgents(merged),
  changeManySupportRequests: async (caller) => many(await platformRequest(caller)),
  showSupportPresence: forAgents(() => ({ body: { isWriting: false } })),
  createAgentFileLink: async (caller) => ({ params: { requestId: await platformRequest(caller), ...file } }),
  getSupportOriginal: async (caller) => {
    const requestId = await platformRequest(caller)
    return { params: { requestId, messageId: await mailed({ requestId }) } }
  },

  listDeskRequests: ofDesk(() => ({ query: { view: 'open' } as const })),
  countDeskRequests: ofDesk(nothing),
  listSharedRequests: ofDesk(() => ({ query: {} })),
  changeManyDeskRequests: ofDesk(() => many(unknownRequest)),
  getDeskRequest: atDesk(() => ({ query: {} })),
  answerDeskRequest: atDesk(() => said),
  addDeskNote: atDesk(() => said),
  updateDeskRequest: atDesk(changed),
  mergeDeskRequests: atDesk(merged),
  handOverDeskRequest: atDesk(async (of) => ({ body: { version: await versionOf(of) } })),
  showDeskPresence: atDesk(() => ({ body: { isWriting: false } })),
  createDeskFileLink: {
    sample: async (caller) => ({ params: { ...(await atOwnDesk(caller)), ...file } }),
    foreign: async (owner) => {
      const { caller, params } = await atForeignDesk(owner)
      return { caller, input: { params: { ...params, ...file } }, code }
    },
  },
  getDeskOriginal: {
    sample: async (caller) => {
      const params = await atOwnDesk(caller)
      return { params: { ...params, messageId: await mailed(params) } }
    },
    foreign: async (owner) => {
      const { caller, params } = await atForeignDesk(owner)
      return { caller, input: { params: { ...params, messageId: await mailed(params) } }, code }
    },
  },
} satisfies NounFixture<'supportRequests'>
