import type { ReleasedApp } from '@shared/release/release';
import type { ComponentType } from 'react';

/** What a remote exposes: for each page, how to get its component. */
export type RemoteScreens = Readonly<Record<string, () => Promise<ComponentType>>>;

/** A version of a remote that has started. */
export type Started = { version: ReleasedApp; screens: RemoteScreens };
