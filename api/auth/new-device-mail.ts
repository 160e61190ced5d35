import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Clock } from '../config/clock.js';
import { CONFIGURATION } from '../config/config.module.js';
import type { Configuration } from '../config/configuration.js';
import type { Letter } from '../mail/letter.js';
import { MailKinds } from '../mail/mail-kinds.js';
import { Outbox } from '../mail/outbox.js';
import type { Recipient } from '../mail/recipients.js';
import { shownAddress } from './client-address.js';
import { deviceName, type DeviceName } from './device-name.js';
import { NEW_DEVICE_WORDS } from './new-device-mail.words.js';
import { settingPath } from './setting-path.js';
import { userAgent } from './user-agent.js';
import { writtenMoment } from './written-moment.js';

const KIND = 'account.new_device';
const USEFUL_MS = 3 * 24 * 60 * 60 * 1000;

interface NewDevice extends DeviceName {
  at: number;
  address: string;
}

/** Tells somebody that their account was used from a device that it was not used from before. */
@Injectable()
export class NewDeviceMail {
  constructor(
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    kinds: MailKinds,
  ) {
    kinds.register<NewDevice>({ name: KIND, usefulMs: USEFUL_MS, write: (to, data) => Promise.resolve(this.write(to, data)) });
  }

  /** In the unit of work of the sign-in. */
  async add(accountId: string, request: FastifyRequest): Promise<void> {
    const device: NewDevice = { ...deviceName(userAgent(request)), at: this.clock.now(), address: shownAddress(request) };
    await this.outbox.add(KIND, [accountId], device);
  }

  private write({ language, role }: Recipient, { at, address, ...device }: NewDevice): Letter {
    const { subject, signedIn, when, what, where, deviceWords, label, you, notYou } = NEW_DEVICE_WORDS[language];
    const facts = [when(writtenMoment(language, at, this.configuration.timeZone)), what(deviceWords(device)), where(address)];
    return { subject, paragraphs: [signedIn, ...facts], link: { label, path: settingPath(role) }, remarks: [you, notYou] };
  }
}
