import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { chromium as launcher } from 'playwright-core'
import { freePort } from '#lib/local/database/free-port.ts'
import { unpackedChromium } from '#test/support/unpacked-chromium.ts'
import { atLeast, atMost, type Bench, known } from './figure.ts'
import { newDataDir, removeDataDir, startPlatform } from './platform.ts'
import { median } from './statistics.ts'

const runs = 3
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const metrics = ['largest-contentful-paint', 'cumulative-layout-shift'] as const

/** What a server sends before it hears back: ten packets. A page above that takes one more round to arrive. */
const firstRound = 14_600

/** Fetched when it is wanted: it and what it needs are a fifth of all files that an installation would write. */
const lighthouse = 'lighthouse@13.5.0'

/** What is read of its report. */
type LighthouseResult = {
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null }>
  audits: Record<string, { id: string; score: number | null; displayValue?: string; numericValue?: number }>
}

type Report = Record<(typeof categories)[number] | (typeof metrics)[number], number> & { missed: string[] }

/** The home page of a started platform, as Lighthouse sees it on its slow phone. */
export const lighthouseScores: Bench = async ({ verbose }) => {
  const dataDir = newDataDir()
  const platform = await startPlatform(dataDir)
  try {
    const sent = await bytesSent(platform.url)
    const port = await freePort()
    const browser = await launcher.launch({
      executablePath: await unpackedChromium(),
      args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
    })
    try {
      const reports: Report[] = []
      for (let run = 0; run < runs; run++) reports.push(await audit(`${platform.url}/`, port))
      const middle = (name: Exclude<keyof Report, 'missed'>) => median(reports.map((report) => report[name]))
      const bare = await bareServer()
      const floor = await audit(bare.url, port)
      bare.stop()
      const missed = [...new Set(reports.flatMap((report) => report.missed))]
      return [
        {
          ...atLeast('Lighthouse on /, performance', middle('performance'), 98),
          ...(verbose && { detail: missed }),
        },
        atLeast('accessibility', middle('accessibility'), 100),
        atLeast('best practices', middle('best-practices'), 100),
        atLeast('SEO', middle('seo'), 100),
        atMost('largest contentful paint', middle('largest-contentful-paint'), 900, 'ms'),
        atMost('/ as it is sent, with its headers', sent, firstRound, 'bytes'),
        known('  of a page with one word, on this machine now', floor['largest-contentful-paint'], 'ms'),
        atMost('cumulative layout shift', middle('cumulative-layout-shift'), 0.01),
      ]
    } finally {
      await browser.close()
    }
  } finally {
    await platform.stop()
    removeDataDir(dataDir)
  }
}

async function bytesSent(url: string): Promise<number> {
  const asking = request(url, { agent: false, headers: { 'accept-encoding': 'br' } }).end()
  const [answer] = await once(asking, 'response')
  await once(answer.resume(), 'end')
  return answer.socket.bytesRead
}

/** A page that nothing could make faster: what is above its figure is ours, the rest is the machine’s. */
async function bareServer() {
  const page = '<!doctype html><html lang="en"><title>Bare</title><p>Bare</p></html>'
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(page),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Lighthouse’s own settings are the mobile preset: a slow phone on a slow network, simulated. */
async function audit(url: string, port: number): Promise<Report> {
  const options = ['--quiet', '--no-enable-error-reporting', '--output=json', '--output-path=stdout']
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', url, `--port=${port}`],
      ...[...options, `--only-categories=${categories.join(',')}`],
    ],
    { maxBuffer: 64 * 2 ** 20, shell: process.platform === 'win32' },
  )
  const lhr: LighthouseResult = JSON.parse(stdout)
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message)
  return {
    performance: (lhr.categories.performance?.score ?? 0) * 100,
    accessibility: (lhr.categories.accessibility?.score ?? 0) * 100,
    'best-practices': (lhr.categories['best-practices']?.score ?? 0) * 100,
    seo: (lhr.categories.seo?.score ?? 0) * 100,
    'largest-contentful-paint': lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    'cumulative-layout-shift': lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    missed: Object.values(lhr.audits)
      .filter(({ score }) => score !== null && score < 0.9)
      .map(({ id, displayValue = '' }) => `${id} ${displayValue}`),
  }
}
