import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Clock } from '../../platform/config/clock.js';
import { Company } from '../../platform/config/company.js';
import type { Role } from '../../contract/roles.js';
import type { Letter } from '../../platform/mail/letter.js';
import { MailKinds } from '../../platform/mail/mail-kinds.js';
import { Outbox } from '../../platform/mail/outbox.js';
import type { Recipient } from '../../platform/mail/recipients.js';
import { formatDateTime } from '../../platform/mail/mail-dates.js';
import { displayAddress } from '../client-address.js';
import { deviceName, userAgent, type DeviceName } from './device-name.js';

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
    kinds.register<NewDevice>({ name: KIND, expiresAfterMs: EXPIRES_AFTER_MS, write: (to, data) => Promise.resolve(this.write(to, data)) });
  }

  async add(accountId: string, request: FastifyRequest): Promise<void> {
    const device: NewDevice = { ...deviceName(userAgent(request)), at: this.clock.now(), address: displayAddress(request) };
    await this.outbox.add(KIND, [accountId], device);
  }

  private write({ language, role }: Recipient, { at, address, ...device }: NewDevice): Letter {
    const { subject, signedIn, when, what, where, deviceWords, label, you, notYou } = NEW_DEVICE_WORDS[language];
    const facts = [when(formatDateTime(language, at, this.company.timeZone)), what(deviceWords(device)), where(address)];
    return { subject, paragraphs: [signedIn, ...facts], link: { label, path: settingPath(role) }, notes: [you, notYou] };
  }
}

const NEW_DEVICE_WORDS = {
  en: {
    subject: 'New sign-in to your account',
    signedIn: 'Someone signed in to your account from a new device:',
    when: (at: string) => `When: ${at}`,
    what: (device: string) => `Device: ${device}`,
    where: (address: string) => `Address: ${address}`,
    deviceWords: ({ device }: DeviceName) => device,
    label: 'View your devices',
    you: 'If this was you, no action is needed.',
    notYou: 'If this was not you, end this session and change your password right away.',
  },
  fr: {
    subject: 'Nouvelle connexion à votre compte',
    signedIn: 'Une connexion à votre compte a eu lieu depuis un nouvel appareil :',
    when: (at: string) => `Date : ${at}`,
    what: (device: string) => `Appareil : ${device}`,
    where: (address: string) => `Adresse : ${address}`,
    deviceWords: ({ device, browser, system }: DeviceName) => (browser && system ? `${browser} sur ${system}` : device === 'Unknown device' ? 'Appareil inconnu' : device),
    label: 'Voir vos appareils',
    you: 'Si c’était vous, vous n’avez rien à faire.',
    notYou: 'Si ce n’était pas vous, fermez cette session et changez votre mot de passe sans attendre.',
  },
};

export function settingPath(role: Role): string {
  return role === 'admin' ? '/admin-dashboard/setting' : '/employee-dashboard/setting';
}
