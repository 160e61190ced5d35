import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Role } from '../../contract/auth/roles.js';
import { Clock } from '../../platform/config/clock.js';
import { Company } from '../../platform/config/company.js';
import type { Letter } from '../../platform/mail/letter.js';
import { formatDateTime } from '../../platform/mail/mail-dates.js';
import { MailKinds } from '../../platform/mail/mail-kinds.js';
import { MAIL_TEXTS } from '../../platform/mail/mail-texts.js';
import { Outbox } from '../../platform/mail/outbox.js';
import type { Recipient } from '../../platform/mail/recipients.js';
import { displayAddress } from '../client-address.js';
import { deviceName, UNKNOWN_DEVICE, userAgent, type DeviceName } from './device-name.js';

const KIND = 'account.new_device';
const EXPIRES_AFTER_MS = 3 * 24 * 60 * 60 * 1000;

interface NewDevice extends DeviceName {
  at: number;
  address: string;
}

@Injectable()
export class NewDeviceMail {
  constructor(
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly company: Company,
    kinds: MailKinds,
  ) {
    kinds.register<NewDevice>({
      name: KIND,
      expiresAfterMs: EXPIRES_AFTER_MS,
      write: (to, data) => Promise.resolve(this.write(to, data)),
    });
  }

  async add(accountId: string, request: FastifyRequest): Promise<void> {
    const device: NewDevice = {
      ...deviceName(userAgent(request)),
      at: this.clock.now(),
      address: displayAddress(request),
    };
    await this.outbox.add(KIND, [accountId], device);
  }

  private write(
    { language, role }: Recipient,
    { at, address, device, browser, system }: NewDevice,
  ): Letter {
    const { subject, signedIn, when, what, where, on, unknownDevice, label, you, notYou } =
      MAIL_TEXTS[language].newDevice;
    const name =
      browser && system ? on(browser, system) : device === UNKNOWN_DEVICE ? unknownDevice : device;
    const facts = [
      when(formatDateTime(language, at, this.company.timeZone)),
      what(name),
      where(address),
    ];
    return {
      subject,
      paragraphs: [signedIn, ...facts],
      link: { label, path: settingPath(role) },
      notes: [you, notYou],
    };
  }
}

export function settingPath(role: Role): string {
  return role === 'admin' ? '/admin-dashboard/setting' : '/employee-dashboard/setting';
}
