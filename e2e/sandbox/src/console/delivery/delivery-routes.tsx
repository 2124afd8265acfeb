/** @jsxImportSource hono/jsx */
import { versionsOf } from '@shared/delivery/collector/read';
import { Hono } from 'hono';
import { page, strictPages } from '../../neighbours/page-answer';
import type { ConsoleWorld } from '../console-world';
import { frameOf } from '../frame';
import { DeliveryPage } from './DeliveryPage';

/** Serves the delivery page and opens the product with pinned versions. */
export function deliveryRoutes(services: ConsoleWorld): Hono {
  const { channel, deliveryEvents, told } = services;
  const app = new Hono();
  app.get('/sandbox/delivery', strictPages, async (c) => {
    const markup = (
      <DeliveryPage
        state={await channel.state()}
        apps={await channel.apps()}
        versions={await versionsOf(told.queries, { channel: channel.name, since: 0 })}
        events={deliveryEvents.list()}
        frame={await frameOf(services, c)}
      />
    );
    return page(c, markup);
  });
  /** Convert the fields of the form to the product's address. An empty form clears the pins of the tab. */
  app.get('/sandbox/pinned', (c) => {
    const pins = Object.entries(c.req.query()).flatMap(([name, version]) =>
      version === '' ? [] : [`${name}@${version}`],
    );
    return c.redirect(`/app/?${new URLSearchParams({ mfe: pins.join(',') })}`, 303);
  });
  return app;
}
