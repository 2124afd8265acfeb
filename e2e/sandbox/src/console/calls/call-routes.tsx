/** @jsxImportSource hono/jsx */
import { Hono } from 'hono';
import { page, strictPages } from '../../neighbours/page-answer';
import type { ConsoleWorld } from '../action';
import { frameOf } from '../frame';
import { backWith } from '../said-back';
import { CallPage } from './CallPage';
import { CallsPage } from './CallsPage';
import { type AskedCalls, foundCalls } from './found-calls';

const EVENTS = 60;

export function callRoutes(services: ConsoleWorld): Hono {
  const { requestLog, events, clientEvents } = services;
  const app = new Hono();

  app.get('/sandbox/calls', strictPages, async (c) => {
    const { q = '', only, after = '0' } = c.req.query();
    const asked: AskedCalls = {
      words: q,
      only: only === 'failed' || only === 'drift' ? only : 'all',
      after: Number(after) || 0,
    };
    const markup = (
      <CallsPage
        calls={foundCalls(requestLog.list(), asked)}
        asked={asked}
        events={await events.list(EVENTS)}
        clientEvents={clientEvents.list()}
        frame={await frameOf(services, c)}
      />
    );
    return page(c, markup);
  });

  app.get('/sandbox/calls/:number{[0-9]+}', strictPages, async (c) => {
    const number = Number(c.req.param('number'));
    const call = requestLog.list().find((one) => one.number === number);
    if (call === undefined)
      return backWith(c, '/sandbox/calls', { wrong: '이 호출은 더 이상 기록에 없습니다.' });
    return page(c, <CallPage call={call} frame={await frameOf(services, c)} />);
  });
  return app;
}
