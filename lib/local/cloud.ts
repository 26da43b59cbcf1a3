import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { consumers } from '#lib/background-infra/consumers.ts'
import { inbound } from '#lib/background-infra/inbound.ts'
import { jobs } from '#lib/background-infra/jobs.ts'
import { live } from '#lib/background-infra/live.ts'
import { streams } from '#lib/background-infra/streams.ts'
import { triggers } from '#lib/background-infra/triggers.ts'
import type { StripeKeys } from '#lib/deploy/stripe-keys.ts'
import { drillTable as drillTableDefinition, table } from '#lib/table.ts'
import { createAiEngine } from './ai/ai-engine.ts'
import { createAnalytics } from './analytics/analytics.ts'
import { breachService } from './breaches/breaches.ts'
import { createBus } from './bus/bus.ts'
import type { BusEvent } from './bus/event.ts'
import { captchaService } from './captcha/captcha.ts'
import { createClock } from './clock/clock.ts'
import { rewindable } from './clock/rewindable.ts'
import { createControl } from './control.ts'
import { changesSince } from './database/changes-since.ts'
import { startDatabase } from './database/database.ts'
import { ensureTable } from './database/ensure-table.ts'
import { createStreamPoller } from './database/stream-poller.ts'
import { openTableSnapshot } from './database/table-snapshot.ts'
import { openDeadLetterQueues } from './dead-letters/dead-letter-queues.ts'
import { createDeadLetterService } from './dead-letters/dead-letter-service.ts'
import { failedCall } from './dead-letters/envelopes.ts'
import { type Givers, listedLetters, redriveConsumersOnLaptop } from './dead-letters/redrive-on-laptop.ts'
import { createExports } from './exports/exports.ts'
import { aiHosts, drillTable, functionEnvironment, localTable } from './functions/environment.ts'
import { createFunctionHost, type ModuleLoader } from './functions/function-host.ts'
import { openFunctionLog } from './functions/function-log.ts'
import { createFunctionThread } from './functions/function-thread.ts'
import { createApiGateway } from './gateway/api-gateway.ts'
import { createEdgeCache } from './gateway/edge-cache.ts'
import { createFrontDoor } from './gateway/front-door.ts'
import { isOwnHost } from './gateway/is-own-host.ts'
import { closeServer, listen } from './gateway/listening.ts'
import { giveBackMemory } from './give-back-memory.ts'
import { createGoogle } from './google/google.ts'
import { googleAccounts } from './google/google-accounts.ts'
import { createUserPool } from './identity/user-pool.ts'
import { linkService } from './links/links.ts'
import { createLive } from './live/live.ts'
import { createInbound } from './mailbox/inbound.ts'
import { createMailbox } from './mailbox/mailbox.ts'
import { makeDataFolder } from './make-data-folder.ts'
import { connectLaptopToPaypal } from './paypal/connect-laptop.ts'
import { createPaymentEmulators } from './provider/payment-emulators.ts'
import { createReleases } from './recovery/releases.ts'
import { createSchedules } from './schedules/schedules.ts'
import { createSecrets } from './secrets/secrets.ts'
import { seedBilling } from './seed/billing/billing-history.ts'
import { seed } from './seed/seed.ts'
import type { SeedSize } from './seed/seed-size.ts'
import { createSite } from './site/site.ts'
import { createStorage } from './storage/storage.ts'
import { connectLaptop } from './stripe/connect-laptop.ts'
import { connectTestAccount } from './stripe/connect-test-account.ts'

export type CloudOptions = {
  port: number
  /** The port of the database engine; any free one if none is given. */
  databasePort?: number
  dataDir: string
  /** With how much an empty data folder is filled. */
  seedSize?: SeedSize
  /** Follow changes of web and functions instead of serving what was built. */
  dev?: boolean
  /** Pay through a test account at Stripe itself instead of the emulator. */
  stripeKeys?: StripeKeys | undefined
  /** Set to add taxes in the states where the laptop’s Stripe account is registered. */
  automaticTax?: boolean
}

export type Cloud = { url: string; crashed: Promise<Error>; stop(): Promise<void> }

/** The whole platform on this machine: the engines, the functions, and one address for everything. */
export async function startCloud({
  port,
  databasePort,
  dataDir,
  seedSize = 'whole',
  dev = false,
  stripeKeys,
  automaticTax = false,
}: CloudOptions): Promise<Cloud> {
  const folder = resolve(dataDir)
  const tableName = localTable()
  makeDataFolder(folder)
  const server = createServer()
  const opened = Promise.withResolvers<ReturnType<typeof createFrontDoor>>()
  // Requests that arrive while the parts are starting wait until the door opens.
  server.on(
    'request',
    (request: IncomingMessage, response: ServerResponse) =>
      void opened.promise.then((answer) => answer(request, response)),
  )
  server.on('request', giveBackMemory())
  await listen(server, port)
  const address = server.address()
  const url = `http://localhost:${typeof address === 'object' && address ? address.port : port}`
  const stops: (() => Promise<unknown> | unknown)[] = [() => closeServer(server)]
  const stop = async () => {
    const failures: unknown[] = []
    for (const part of stops.toReversed())
      try {
        await part()
      } catch (error) {
        failures.push(error)
      }
    if (failures.length > 0) throw failures[0]
  }

  try {
    const clock = createClock({ dataDir: folder, real: stripeKeys !== undefined })
    stops.push(clock.stop)
    const database = await startDatabase({ dataDir: folder, port: databasePort })
    stops.push(database.stop)
    await ensureTable(database.endpoint, tableName, table)
    await ensureTable(database.endpoint, drillTable, drillTableDefinition)
    const stripeUrl = stripeKeys && (process.env.STRIPE_API_URL ?? 'https://api.stripe.com')
    const environment = functionEnvironment({ url, databaseEndpoint: database.endpoint, stripeUrl })
    Object.assign(process.env, environment)
    const functionLog = openFunctionLog(join(folder, 'logs'))
    stops.push(functionLog.stop)

    // Development shows every change immediately.
    const edge = dev ? undefined : createEdgeCache(clock.now)
    if (edge) database.onWrite(edge.clear)
    const site = await createSite({ dev, environment, edge })
    stops.push(site.stop)
    const thread = dev ? undefined : createFunctionThread(functionLog.write)
    if (thread) stops.push(thread.stop)
    const functions = createFunctionHost(site.loadModule as ModuleLoader | undefined, thread)
    const invoke = (entry: string) => (event: unknown) => functions.invoke(entry, event) as Promise<never>
    const now = clock.now

    const mailbox = createMailbox({ dataDir: folder, now })
    stops.push(mailbox.stop)
    const letters = openDeadLetterQueues(folder, now)
    stops.push(letters.stop)
    const undeliverable = new Set<string>()
    const isUndeliverable = (name: string) => undeliverable.has(name)
    const bus = createBus({
      dataDir: folder,
      now,
      letters,
      isUndeliverable,
      consumers: Object.entries(consumers).flatMap(([name, { on, entry }]) =>
        ('fact' in on ? [on.fact] : on.detailTypes).map((fact) => ({ name, fact, invoke: invoke(entry) })),
      ),
    })
    stops.push(bus.stop)
    // The mail was taken, whether or not a full disk keeps the report of it.
    mailbox.onEvent((event) => void bus.publish(event).catch(() => undefined))
    const storage = createStorage({
      dataDir: folder,
      now,
      buckets: [environment.MEDIA_BUCKET, environment.BACKUP_BUCKET],
    })
    storage.onObjectCreated((event) => bus.publish(event))
    stops.push(storage.stop)
    const { path: databasePath } = database
    const exports = createExports({
      dataDir: folder,
      now,
      tableName,
      tableArn: environment.TABLE_ARN,
      buckets: [environment.BACKUP_BUCKET],
      put: (bucket) => (key, body, contentType) => storage.put(bucket, key, body, contentType),
      snapshot: databasePath ? () => openTableSnapshot(databasePath, tableName) : undefined,
    })
    stops.push(exports.stop)
    const google = { issuer: `${url}/_local/google`, clientId: 'laptop', clientSecret: 'laptop' }
    const serverClient = { id: 'localserver', secret: 'laptop' }
    const pool = await createUserPool({
      dataDir: folder,
      serverClient,
      endpoint: `${url}/_local/cognito`,
      sendMail: async (mail) => void mailbox.deliver({ from: environment.MAIL_FROM, ...mail }),
      triggers: {
        customMessage: invoke(triggers.customMessage.entry),
        postConfirmation: invoke(triggers.postConfirmation.entry),
        preAuthentication: invoke(triggers.preAuthentication.entry),
        postAuthentication: invoke(triggers.postAuthentication.entry),
        preSignUp: invoke(triggers.preSignUp.entry),
        preTokenGeneration: invoke(triggers.preTokenGeneration.entry),
      },
      hosted: { siteUrl: url, provider: { name: 'Google', ...google } },
    })
    stops.push(pool.stop)
    const connections = createLive({
      invoke: { connect: invoke(live.connect.entry), disconnect: invoke(live.disconnect.entry) },
      now,
    })
    stops.push(connections.stop)
    const poller = await createStreamPoller({
      endpoint: database.endpoint,
      tableName,
      dataDir: folder,
      now,
      letters,
      consumers: Object.entries(streams).map(([name, { entry, entities }]) => ({
        name,
        filter: ({ dynamodb }) =>
          (entities as readonly string[]).includes(
            (dynamodb?.NewImage ?? dynamodb?.OldImage)?.entity?.S ?? '',
          ),
        invoke: invoke(entry),
      })),
    })
    database.onWrite(poller.wake)
    stops.push(poller.stop)
    const filled = Promise.withResolvers<void>()
    const schedules = createSchedules({
      now,
      filled: filled.promise,
      onAdvance: clock.onAdvance,
      letters,
      isUndeliverable,
      jobs: Object.entries(jobs).map(([name, { schedule, entry }]) => ({
        name,
        expression: schedule,
        invoke: invoke(entry),
      })),
    })
    stops.push(schedules.stop)
    const secrets = createSecrets({
      dataDir: folder,
      secrets: {
        [environment.PAYMENT_SECRET]: {
          initial: '{}',
          isFor: ({ paysThrough }) => !!paysThrough,
          isKeptBy: ({ keepsPaymentKeys }) => !!keepsPaymentKeys,
        },
        [environment.UNSUBSCRIBE_SECRET]: {
          initial: JSON.stringify({ current: randomBytes(32).toString('hex'), previous: [] }),
          isFor: ({ signsUnsubscribes }) => !!signsUnsubscribes,
        },
        [environment.AD_SECRET]: {
          initial: JSON.stringify({ current: randomBytes(32).toString('hex'), previous: [] }),
          isFor: ({ signsAds }) => !!signsAds,
        },
        [environment.AI_SECRET]: {
          initial: JSON.stringify({ [aiHosts[0]]: 'any-key-opens-it' }),
          isFor: ({ asksAi }) => !!asksAi,
          isKeptBy: ({ keepsAiKey }) => !!keepsAiKey,
        },
        [environment.POOL_CLIENT_SECRET]: {
          initial: JSON.stringify({ clientId: serverClient.id, clientSecret: serverClient.secret }),
          isFor: ({ logsInAtPool }) => !!logsInAtPool,
        },
      },
    })
    stops.push(secrets.stop)
    const stripeClock = rewindable(now)
    const { stripe, paypal } = createPaymentEmulators({
      dataDir: folder,
      url,
      clock,
      stripeNow: stripeClock.now,
    })
    stops.push(stripe.stop, paypal.stop)

    await seed({
      pool,
      now: now().toISOString(),
      size: seedSize,
      putFile: (key, body, contentType, bucket = 'MEDIA_BUCKET') =>
        storage.put(environment[bucket], key, body, contentType),
    })
    /** SES calls it and waits for no answer: the mail has been taken. */
    const receiveMail = (event: unknown) =>
      invoke(inbound.receiveMail.entry)(event).catch(({ message: why }: Error) =>
        letters.put('receiveMail', failedCall({ name: 'receiveMail', event, why, attempts: 1, at: now() })),
      )
    const givers: Givers = {
      consumer: (name, event) => bus.deliverAgain(name, event as BusEvent),
      job: schedules.runAgain,
      inbound: (_name, event) => receiveMail(event),
      stream: poller.handAgain,
    }
    const control = createControl(
      { poller, bus, schedules, stripe, paypal },
      { list: () => listedLetters(letters), undeliverable },
      databasePath ? (since) => changesSince(databasePath, tableName, since) : undefined,
    )
    const frontDoor = createFrontDoor({
      api: createApiGateway({ functions, verifyAccessToken: pool.verifyAccessToken, now, edge }),
      site,
      media: (key) => storage.read(environment.MEDIA_BUCKET, key),
      services: {
        '/_local/cognito': pool.service,
        '/_local/google': createGoogle({
          issuer: google.issuer,
          client: {
            id: google.clientId,
            secret: google.clientSecret,
            redirectUri: `${url}/_local/cognito/oauth2/idpresponse`,
          },
          accounts: googleAccounts,
        }),
        '/_local/ses': mailbox.ses,
        '/_local/s3': storage.service,
        '/_local/events': bus.service,
        '/_local/exports': exports.service,
        '/_local/secrets': secrets.service,
        '/_local/dead-letters': createDeadLetterService(letters, givers),
        '/_local/release': createReleases({
          dataDir: folder,
          now,
          redrive: () => redriveConsumersOnLaptop(letters, givers),
        }),
        '/_local/live': connections.management,
        '/_local/inbox.json': mailbox.inboxJson,
        '/_local/inbox': mailbox.inbox,
        '/_local/inbound': createInbound({
          mailOf: mailbox.mailOf,
          now,
          store: (key, raw) => storage.put(environment.MEDIA_BUCKET, key, raw, 'application/octet-stream'),
          receive: receiveMail,
        }),
        '/_local/clock': clock.service,
        '/_local/stripe': stripe.service,
        '/_local/paypal': paypal.service,
        // The SDK takes a host and no path, so the interface answers at the root too.
        '/v1': (request) => stripe.service({ ...request, path: `/v1${request.path}` }),
        '/_local/jobs': schedules.service,
        '/_local/captcha': captchaService,
        '/_local/breaches': breachService,
        '/_local/links': linkService,
        '/_local/analytics': createAnalytics({ now }),
        '/_local/ai': createAiEngine({ now }),
        '/_local/control': control,
        '/_local/config.json': async () => ({
          status: 200,
          headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
          body: JSON.stringify(site.config),
        }),
      },
      url,
    })
    server.on('upgrade', (request, socket, head) => {
      if (!isOwnHost(request.headers.host)) socket.destroy()
      else if (request.url?.startsWith('/live')) connections.upgrade(request, socket, head)
      else if (!site.upgrade?.(request, socket, head)) socket.destroy()
    })
    opened.resolve(frontDoor)
    await paypal.openKept()
    await connectLaptopToPaypal(url, now())
    await stripe.openKept()
    if (stripeKeys) await connectTestAccount(stripeKeys, now())
    else {
      await connectLaptop({ url, now: now(), automaticTax })
      await seedBilling({ stripeClock, now: now().toISOString() })
    }
    filled.resolve()
    return { url, crashed: database.crashed, stop }
  } catch (error) {
    // The reason it did not start is all there is to know.
    await stop().catch(() => undefined)
    throw error
  }
}
