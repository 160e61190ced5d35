import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProfileImages } from './profile-images.js';
import { ProfileImage } from './storage.tables.js';
import { UploadedPhotos } from './uploaded-photos.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([ProfileImage])],
  providers: [ProfileImages, UploadedPhotos],
  exports: [ProfileImages, UploadedPhotos],
})
export class StorageModule {}
