import type { Readable } from 'node:stream';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Problem, refusal } from '../../contract/problem.js';
import { FairMutex } from '../../platform/queue/fair-mutex.js';
import { logoPng } from './logo-png.js';
import type { PayslipDocument } from './payslip-document.js';
import { payslipZip, type ZipFile } from './payslip-zip.js';
import { PdfWorker } from './pdf-worker.js';

/** The first payslip of a thread takes a third of a second and 60 MB, so it stays for the next one, but not for ever. */
const IDLE_MS = 60_000;

/** For whom a PDF is made, and until when somebody waits for it. */
export interface PdfReader {
  accountId: string;
  gone?: AbortSignal;
}

/** Payslips as PDFs, made when they are asked for, the accounts in turn. */
@Injectable()
export class PayslipPdfs implements OnModuleDestroy {
  private worker: PdfWorker | undefined;
  private idle: NodeJS.Timeout | undefined;
  private readonly turns = new FairMutex();

  async render(document: PayslipDocument, { accountId, gone }: PdfReader): Promise<Buffer> {
    const release = await this.turns.acquire(accountId, gone).catch(() => {
      throw new Problem('request.malformed', refusal('form.incomplete'));
    });
    try {
      return await this.make(document);
    } finally {
      release();
    }
  }

  private async make(document: PayslipDocument): Promise<Buffer> {
    const { logo, ...employer } = document.employer;
    const printed = {
      ...document,
      employer: logo ? { ...employer, logo: await logoPng(logo) } : employer,
    };
    clearTimeout(this.idle);
    if (!this.worker?.isUsable) this.worker = new PdfWorker();
    const { worker } = this;
    try {
      return await worker.make(printed);
    } finally {
      clearTimeout(this.idle);
      if (worker.isIdle) this.idle = setTimeout(() => void this.end(), IDLE_MS).unref();
    }
  }

  zip(files: AsyncIterable<ZipFile>): Readable {
    return payslipZip(files);
  }

  async onModuleDestroy(): Promise<void> {
    await this.end();
  }

  private async end(): Promise<void> {
    clearTimeout(this.idle);
    const { worker } = this;
    this.worker = undefined;
    await worker?.end();
  }
}
