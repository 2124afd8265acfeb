import * as application from '@shared/application';
import * as bridge from '@shared/bridge';
import * as settings from '@shared/config/settings';
import { sharedDayjs } from '@shared/domain/calendar';
import * as popup from '@shared/popup';
import * as query from '@shared/query';
import * as router from '@shared/router';
import * as href from '@shared/routes/href';
import * as session from '@shared/session';
import React from 'react';
import jsxRuntime from 'react/jsx-runtime';
import ReactDOM from 'react-dom';

const HOUSE = '1.0.0';
const offer = (version: string, lib: unknown) => ({
  version,
  lib: () => lib,
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
});

/** The singletons of the page, given to every remote. The list is shared/delivery/build/singletons.mjs. */
export const provided = {
  react: offer(React.version, React),
  'react/jsx-runtime': offer(React.version, jsxRuntime),
  'react-dom': offer(React.version, ReactDOM),
  '@shared/router': offer(HOUSE, router),
  '@shared/routes/href': offer(HOUSE, href),
  '@shared/config/settings': offer(HOUSE, settings),
  '@shared/query': offer(HOUSE, query),
  '@shared/session': offer(HOUSE, session),
  '@shared/application': offer(HOUSE, application),
  '@shared/popup': offer(HOUSE, popup),
  '@shared/bridge': offer(HOUSE, bridge),
  dayjs: offer(sharedDayjs.version, sharedDayjs.dayjs),
  'dayjs/plugin/utc': offer(sharedDayjs.version, sharedDayjs.utc),
};
