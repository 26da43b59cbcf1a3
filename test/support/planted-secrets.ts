import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { plantedPassword } from './new-member.ts'

/** Secrets that tests put where they must not leak from: forms, refused bodies, headers and free text. */
export const planted = {
  password: plantedPassword,
  card: '4242 4242 4242 4242',
  providerKey: 'sk_live_PlantedKey51HxYz0123456789',
  token: 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJwbGFudGVkIn0.cGxhbnRlZC1zaWduYXR1cmU',
  secret: 'planted-secret-8c1d6e',
} as const

const forbidden: readonly RegExp[] = [
  new RegExp(planted.password),
  /4242[ -]?4242[ -]?4242[ -]?4242/,
  /eyJ[\w-]{8,}\.[\w-]{8,}/,
  new RegExp(planted.providerKey),
  new RegExp(planted.secret),
]

const isLeak = (line: string) => forbidden.some((pattern) => pattern.test(line))

/** Every log file of a run: those in a folder `logs`, at any depth. */
export function logFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && basename(entry.parentPath) === 'logs')
    .map((entry) => join(entry.parentPath, entry.name))
}

/** The log lines of a run that hold a planted secret or any token, by file and line number. */
export function findPlantedSecrets(folder: string): { file: string; line: number }[] {
  return logFiles(folder).flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((text, index) =>
        isLeak(text)
          ? [{ file: join(basename(dirname(dirname(path))), basename(path)), line: index + 1 }]
          : [],
      ),
  )
}
