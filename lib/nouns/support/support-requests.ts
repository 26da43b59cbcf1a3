import type { NounInfra } from '#lib/noun-infra.ts'

const reads = { table: ['get', 'query', 'batchGet'] } as const
const writes = { table: ['get', 'query', 'batchGet', 'put', 'delete'] } as const
const presence = { ...writes, pushesLive: true, env: ['LIVE_ENDPOINT'] } as const
const captcha = ['CAPTCHA_VERIFY_URL', 'CAPTCHA_SECRET', 'CAPTCHA_HOST'] as const
const keepsFiles = {
  media: ['readQuarantine', 'putDocument', 'deleteDocument'],
  env: ['MEDIA_BUCKET'],
} as const
const attaches = { ...writes, ...keepsFiles } as const
const steps = { table: ['get', 'query', 'put'] } as const
const begins = { table: ['get', 'put', 'update'] } as const
const downloads = { ...reads, media: ['readDocument'], env: ['MEDIA_BUCKET'] } as const
const mailing = ['SITE_URL', 'SUPPORT_DOMAIN'] as const
const pushes = { table: ['get', 'query', 'delete'], pushesLive: true, env: ['LIVE_ENDPOINT'] } as const
const tellsAgents = ['get', 'query', 'batchGet', 'put', 'update'] as const

export const supportRequests = {
  routes: {
    createSupportRequest: { ...keepsFiles, table: ['get', 'query', 'batchGet', 'put', 'update', 'delete'] },
    listMySupportRequests: { table: ['get', 'query'] },
    getMySupportRequest: { table: ['get', 'query'] },
    writeToSupportRequest: { ...keepsFiles, table: ['get', 'query', 'put', 'delete'] },
    solveSupportRequest: steps,
    reopenSupportRequest: steps,
    rateSupportRequest: steps,
    createSupportFileLink: { ...downloads, table: ['get', 'query'] },
    sendGuestRequest: { ...begins, env: [...captcha, 'SITE_URL'] },
    sendContactMessage: { ...begins, env: [...captcha, 'SITE_URL', 'CONTACT_EMAIL'] },
    openGuestRequest: { table: ['get', 'query'] },
    confirmGuestRequest: { table: ['get', 'query', 'put', 'check'] },
    answerAsGuest: { ...keepsFiles, table: ['get', 'query', 'put', 'delete'] },
    solveAsGuest: steps,
    rateAsGuest: steps,
    createGuestUpload: { ...begins, media: ['putQuarantine'], env: ['MEDIA_BUCKET'] },
    createGuestFileLink: { ...downloads, table: ['get', 'query'] },
    sendGuestLink: { ...begins, env: captcha },
    listSupportRequests: reads,
    countSupportRequests: { table: ['query', 'batchGet'] },
    openRequestForMember: { table: ['get', 'query', 'batchGet', 'put', 'update'] },
    getSupportRequest: reads,
    answerSupportRequest: attaches,
    addSupportNote: attaches,
    updateSupportRequest: writes,
    mergeSupportRequests: { table: ['get', 'query', 'batchGet', 'put'] },
    changeManySupportRequests: { table: ['get', 'batchGet', 'put', 'delete'], timeoutSeconds: 30 },
    showSupportPresence: presence,
    createAgentFileLink: { ...downloads, table: ['get', 'query'] },
    getSupportOriginal: { table: ['get'] },
    listDeskRequests: reads,
    countDeskRequests: reads,
    listSharedRequests: reads,
    getDeskRequest: reads,
    answerDeskRequest: attaches,
    addDeskNote: attaches,
    updateDeskRequest: writes,
    mergeDeskRequests: { table: ['get', 'query', 'batchGet', 'put'] },
    changeManyDeskRequests: { table: ['get', 'query', 'batchGet', 'put', 'delete'], timeoutSeconds: 30 },
    handOverDeskRequest: { table: ['get', 'query', 'batchGet', 'put'] },
    showDeskPresence: presence,
    createDeskFileLink: downloads,
    getDeskOriginal: reads,
  },
  consumers: {
    sendRequestLinks: {
      entry: 'events/support/request-links-asked/send-links.ts',
      on: { fact: 'request.links_asked' },
      table: ['query', 'put'],
      env: ['SITE_URL'],
    },
    mailReceivedRequest: {
      entry: 'events/support/request-opened/mail.ts',
      on: { fact: 'request.opened' },
      table: ['get', 'put'],
      env: mailing,
    },
    mailAnswer: {
      entry: 'events/support/request-answered/mail.ts',
      on: { fact: 'request.answered' },
      table: ['get', 'query', 'put'],
      env: mailing,
    },
    notifyOfAnswer: {
      entry: 'events/support/request-answered/notify.ts',
      on: { fact: 'request.answered' },
      table: ['get', 'put', 'update'],
    },
    pushAnswer: {
      entry: 'events/support/request-answered/push.ts',
      on: { fact: 'request.answered' },
      ...pushes,
    },
    notifyOfCustomerMessage: {
      entry: 'events/support/request-customer-wrote/notify.ts',
      on: { fact: 'request.customer_wrote' },
      table: tellsAgents,
    },
    pushCustomerMessage: {
      entry: 'events/support/request-customer-wrote/push.ts',
      on: { fact: 'request.customer_wrote' },
      ...pushes,
    },
    notifyOfAssignment: {
      entry: 'events/support/request-assigned/notify.ts',
      on: { fact: 'request.assigned' },
      table: tellsAgents,
    },
    mailSolvedRequest: {
      entry: 'events/support/request-solved/mail.ts',
      on: { fact: 'request.solved' },
      table: ['get', 'query', 'put'],
      env: mailing,
    },
    notifyOfSolvedRequest: {
      entry: 'events/support/request-solved/notify.ts',
      on: { fact: 'request.solved' },
      table: ['get', 'put', 'update'],
    },
    deleteRequestFiles: {
      entry: 'events/support/request-files-dropped/delete-files.ts',
      on: { fact: 'request.files_dropped' },
      media: ['deleteDocument'],
      env: ['MEDIA_BUCKET'],
    },
    rememberSentMail: {
      entry: 'events/platform/mail-sent/remember-id.ts',
      on: { fact: 'mail.sent' },
      table: ['get', 'put'],
    },
  },
} satisfies NounInfra<'supportRequests'>
