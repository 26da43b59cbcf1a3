/** Actions on the table. A transaction needs the actions of its parts; `query` covers the indexes too. */
export type TableGrant =
  | 'get'
  | 'query'
  | 'put'
  | 'update'
  | 'delete'
  | 'check'
  | 'batchGet'
  | 'batchWrite'
  | 'scan'

export type MediaGrant =
  | 'putQuarantine'
  | 'readQuarantine'
  | 'putPublic'
  | 'putDocument'
  | 'readDocument'
  | 'deleteDocument'
  | 'readPublic'
  | 'putExport'
  | 'readExport'
  | 'readReceivedMail'
  | 'deletePublic'
  | 'deleteQuarantine'
  | 'deleteExport'
  | 'deleteReceivedMail'
  | 'listPictures'
  | 'listPosters'
  | 'listVehiclePhotos'
  | 'listDocuments'
  | 'listQuarantine'
  | 'listExports'

/** Actions on the bucket of backups. */
export type BackupGrant = 'readExport' | 'listExports' | 'deleteExport' | 'putErasure' | 'putOptOut'

export type UserPoolGrant =
  | 'AdminCreateUser'
  | 'AdminDeleteUser'
  | 'AdminGetUser'
  | 'AdminInitiateAuth'
  | 'AdminLinkProviderForUser'
  | 'AdminRespondToAuthChallenge'
  | 'AdminSetUserMFAPreference'
  | 'AdminSetUserPassword'
  | 'AdminUpdateUserAttributes'
  | 'AdminUserGlobalSignOut'

export type FunctionEnv =
  | 'BUS_NAME'
  | 'USER_POOL_ID'
  | 'USER_POOL_CLIENT_ID'
  | 'OAUTH_URL'
  | 'MEDIA_BUCKET'
  | 'SITE_URL'
  | 'STRIPE_API_URL'
  | 'MAIL_FROM'
  | 'LIVE_ENDPOINT'
  | 'CAPTCHA_VERIFY_URL'
  | 'CAPTCHA_SECRET'
  | 'CAPTCHA_SITE_KEY'
  | 'CAPTCHA_HOST'
  | 'BREACH_RANGE_URL'
  | 'LINK_CHECK_URL'
  | 'ANALYTICS_ID'
  | 'CONTACT_EMAIL'
  | 'SUPPORT_DOMAIN'
  | 'AI_HOSTS'
  | 'AI_ENDPOINT_URL'

/**
 * The needs of one function: exactly these are granted and set, nothing else. A grant on the table also sets
 * TABLE_NAME.
 */
export type FunctionInfra = {
  /** File below `functions/`. */
  entry: string
  table?: readonly TableGrant[]
  /** Writes entries of the billing audit: its `put` reaches these too. */
  writesAudit?: true
  media?: readonly MediaGrant[]
  /** Also sets the name of the bucket of backups. */
  backups?: readonly BackupGrant[]
  userPool?: readonly UserPoolGrant[]
  /** Has the database export the whole table into the bucket of backups, and follows that. */
  exportsTable?: true
  /** Reads since when the table can be recovered to any second. */
  readsRecoveryWindow?: true
  /** Fills, reads, and empties the table for drills. Also sets its name. */
  drills?: true
  sendsMail?: boolean
  /** Rings for jobs that have stopped. */
  watchesJobs?: true
  /** Asks how many mails the account may send. */
  readsMailQuota?: true
  putsEvents?: boolean
  pushesLive?: boolean
  /** Reads what the platform proves itself with at the payment providers. Also sets where they answer. */
  paysThrough?: readonly ('stripe' | 'paypal')[]
  /** Replaces what the platform proves itself with there. */
  keepsPaymentKeys?: true
  /** Makes or checks links that turn mails off. Also sets where the keys are that sign them. */
  signsUnsubscribes?: true
  /** Makes or checks the tokens of served ads. Also sets where the keys are that sign them. */
  signsAds?: true
  /** Asks the AI service. Also sets its hosts, where its keys are, and where it answers if not at its own address. */
  asksAi?: true
  /** Replaces a key of an AI service. */
  keepsAiKey?: true
  /** Logs members in through the server’s own client of the pool. Also sets where its secret is. */
  logsInAtPool?: true
  env?: readonly FunctionEnv[]
  /** Default 512. */
  memoryMb?: number
  /** Default 10. */
  timeoutSeconds?: number
  /**
   * The number of simultaneous runs that are reserved for it, and its limit: others cannot take them, nor it theirs.
   */
  reservedConcurrency?: number
}
