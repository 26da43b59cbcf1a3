import type { LocalResponse } from './service.ts'

export function json(status: number, data: unknown): LocalResponse {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: JSON.stringify(data),
  }
}

export function problem(status: number, title: string, detail: string): LocalResponse {
  return {
    status,
    headers: { 'content-type': 'application/problem+json; charset=utf-8' },
    body: JSON.stringify({ type: 'about:blank', title, status, detail }),
  }
}
